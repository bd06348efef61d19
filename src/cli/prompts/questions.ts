import { type Answers, offeredRoles } from '../../scaffold/answers.ts';
import type { QuestionName } from '../answers/questions.ts';
import { splitList } from '../command-line/lists.ts';
import { promptTexts as texts } from '../messages/prompts.ts';
import { askOne, askSome, askText, askYes } from './ask.ts';
import type { Terminal } from './terminal.ts';

/** One prompt a question: answers in, answers out. The preset is asked elsewhere, because it changes what is found. */
type Ask = (answers: Answers, terminal: Terminal) => Promise<Answers>;

export const prompts: Record<Exclude<QuestionName, 'preset'>, Ask> = {
  async roles(answers, terminal) {
    const own = Object.keys(answers.roles).filter(
      (name) => !offeredRoles.some((offered) => offered === name),
    );
    const choices = [...offeredRoles, ...own].map((value) => ({
      value: value as string,
      label: value,
      hint: texts.roleHints[value] ?? texts.ownRole,
    }));
    const chosen = await askSome(terminal, texts.roles, choices, Object.keys(answers.roles));
    return { ...answers, roles: Object.fromEntries(chosen.map((name) => [name, answers.roles[name] ?? {}])) };
  },

  async models(answers, terminal) {
    const each = await askOne(
      terminal,
      texts.models,
      [
        { value: 'keep', label: texts.keepModels },
        { value: 'each', label: texts.eachModel },
      ],
      'keep',
    );
    if (each === 'keep') return answers;
    const roles: Answers['roles'] = {};
    for (const [name, role] of Object.entries(answers.roles)) {
      const { model: before = '', ...rest } = role;
      const model = await askText(terminal, texts.modelOf(name), before);
      roles[name] = model === '' ? rest : { ...rest, model };
    }
    return { ...answers, roles };
  },

  async main(answers, terminal) {
    const main = await askOne(
      terminal,
      texts.main,
      [
        { value: 'architect', label: texts.mainArchitect, hint: texts.mainArchitectHint },
        { value: 'free', label: texts.mainFree, hint: texts.mainFreeHint },
      ],
      answers.main,
    );
    return { ...answers, main };
  },

  async tests(answers, terminal) {
    const given = await askText(terminal, texts.tests, answers.tests.join(', '), (value) =>
      splitList(value).length === 0 ? texts.testsNeeded : undefined,
    );
    return { ...answers, tests: splitList(given) };
  },

  async protect(answers, terminal) {
    return {
      ...answers,
      protect: splitList(await askText(terminal, texts.protect, answers.protect.join(', '))),
    };
  },

  async database(answers, terminal) {
    const before = answers.database;
    const kind = await askOne(terminal, texts.database, texts.databaseKinds, before.kind);
    const found = kind === before.kind ? before : { kind };
    if (kind === 'none' || kind === 'sqlite') return { ...answers, database: found };
    const role = await askText(terminal, texts.databaseRole, found.role ?? '', (value) =>
      value === '' ? texts.databaseRoleNeeded : undefined,
    );
    const reach = await askOne(
      terminal,
      texts.databaseReach,
      texts.databaseReaches,
      found.urlVariable ? 'variable' : found.via ? 'command' : 'host',
    );
    const { via: _via, urlVariable: _urlVariable, ...rest } = found;
    if (reach === 'host') return { ...answers, database: { ...rest, role, via: '' } };
    if (reach === 'variable') {
      const urlVariable = await askText(
        terminal,
        texts.databaseVariable,
        found.urlVariable ?? 'DATABASE_URL',
        required,
      );
      return { ...answers, database: { ...rest, role, urlVariable } };
    }
    const via = await askText(
      terminal,
      texts.databaseVia,
      found.via || 'docker compose exec -T db',
      required,
    );
    return { ...answers, database: { ...rest, role, via } };
  },

  async lint(answers, terminal) {
    const commands = [...new Set(answers.components.flatMap((component) => component.lint ?? []))];
    if (commands.length === 0) return answers;
    return { ...answers, lint: await askYes(terminal, texts.lint(commands.join(', ')), answers.lint) };
  },

  async flow(answers, terminal) {
    return { ...answers, flow: await askOne(terminal, texts.flow, texts.flowModes, answers.flow) };
  },

  async sandbox(answers, terminal) {
    return { ...answers, sandbox: await askYes(terminal, texts.sandbox, answers.sandbox) };
  },

  async startIn(answers, terminal) {
    return { ...answers, startIn: await askOne(terminal, texts.startIn, texts.startPlaces, answers.startIn) };
  },

  async ci(answers, terminal) {
    return { ...answers, ci: await askOne(terminal, texts.ci, texts.ciHosts, answers.ci) };
  },
};

function required(value: string): string | undefined {
  return value === '' ? texts.needed : undefined;
}
