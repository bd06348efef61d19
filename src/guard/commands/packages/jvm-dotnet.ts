import { act, type Effect, read, write } from '../../effects.ts';
import { known } from '../../shell/arg.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { rewritten } from '../runners/tool.ts';
import { frozenWith, options, othersAre, rawVerb, readsWhere, verbs } from './verbs.ts';

/** What a goal or task does besides building, by its name. The first that fits counts. */
type Goals = readonly (readonly [pattern: RegExp, effects: (call: Call, goal: string) => Effect[]])[];

const migrates = (_: Call, goal: string): Effect[] => [act('migrate', goal)];
const nothing = (): Effect[] => [];

const mavenGoals: Goals = [
  [/(?:^|[:-])flyway(?:-maven-plugin)?(?::[\d.]+)?:(?:info|validate)$/, nothing],
  [/(?:^|[:-])flyway(?:-maven-plugin)?(?::[\d.]+)?:/, migrates],
  [
    /(?:^|[:-])liquibase(?:-maven-plugin)?(?::[\d.]+)?:(?:status|\w*SQL|validate|diff|history|generateChangeLog|dbDoc)$/,
    nothing,
  ],
  [/(?:^|[:-])liquibase(?:-maven-plugin)?(?::[\d.]+)?:/, migrates],
  [/sql(?:-maven-plugin)?(?::[\d.]+)?:execute$|migrate:|jooby:migrate|quarkus:dev-db/, migrates],
  [
    /(?:^|:)dependency(?:-plugin)?:get$|versions?(?:-maven-plugin)?(?::[\d.]+)?:(?:use|set|update|lock|unlock|resolve|commit|revert|force)/,
    (_, goal) => [act('install', goal)],
  ],
  [/^wrapper:wrapper$|archetype:/, (_, goal) => [act('install', goal)]],
  [
    /^(?:deploy|site-deploy)$|deploy:|nexus-staging:|jib:build$|docker:push/,
    (_, goal) => [act('publish', goal)],
  ],
  [
    /release:(?:prepare|perform|branch|rollback)|gitflow:|jgitflow:|scm:(?:checkin|tag|add)/,
    (_, goal) => [act('git.push', goal), act('git.commit', goal), act('publish', goal)],
  ],
  [
    /spotless(?:-maven-plugin)?(?::[\d.]+)?:apply|(?:formatter|fmt|xml-format|ktlint|impsort|sortpom|license|rewrite|prettier)(?:-maven-plugin)?(?::[\d.]+)?:(?:format|sort|apply|run|remove|write)$/,
    (call, goal) => rewritten([], undefined, goal, call),
  ],
  [/exec(?:-maven-plugin)?(?::[\d.]+)?:(?:exec|java)/, (_, goal) => [act('run.script', goal)]],
];

const gradleTasks: Goals = [
  [/^flyway(?:Info|Validate)$/, nothing],
  [/^flyway[A-Z]/, migrates],
  [
    /^(?:liquibase)?(?:status|updateSql|updateSQL|futureRollbackSql|validate|diff|diffChangelog|generateChangelog|history)$/i,
    nothing,
  ],
  [
    /^liquibase|^(?:update|rollback(?:Count|ToDate|One\w+)?|dropAll|tag|changelogSync|clearChecksums|releaseLocks|executeSql)$/,
    migrates,
  ],
  [/^(?:dbMigrate|migrateDatabase|migrate(?:Up|Down)?|resetDatabase|dropDatabase|exposedMigrate)$/, migrates],
  [
    /^(?:publish|upload|closeAndRelease|bintray|jib$|dockerPush|artifactory|bootBuildImagePublish)/,
    (_, goal) => [act('publish', goal)],
  ],
  [/^(?:release|tagRelease|pushRelease)$/, (_, goal) => [act('git.push', goal), act('git.commit', goal)]],
  [
    /^(?:wrapper|init)$|^(?:versionCatalogUpdate|useLatestVersions|updateLocks|updateDaemonJvm)/,
    (_, goal) => [act('install', goal)],
  ],
  [
    /^spotless\w*Apply$|^(?:ktlint\w*Format|formatKotlin\w*|javafmt|googleJavaFormat|format|rewriteRun|licenseFormat|updateLicense\w*)$/,
    (call, goal) => rewritten([], undefined, goal, call),
  ],
  [
    /^updateSnapshots?$|^recordPaparazzi|^recordRoborazzi|^updateDebugScreenshotTest/,
    (call, goal) => rewritten([], ['*.{png,snap}'], goal, call),
  ],
];

function goalEffects(goals: Goals, call: Call, parsed: ParsedArgs): Effect[] {
  return parsed.operands.flatMap(({ text }) => {
    if (text === undefined) return [act('migrate', parsed.by, 'a goal that is only known at run time')];
    // :app:flywayMigrate is flywayMigrate of a subproject.
    const name = goals === gradleTasks ? (text.split(':').at(-1) ?? text) : text;
    return goals.find(([pattern]) => pattern.test(name))?.[1](call, name) ?? [];
  });
}

const maven: Program = {
  names: ['mvn', 'mvnw', 'mvnd', 'mvnDebug', 'maven'],
  act: 'run.build',
  anyOption: true,
  style: 'single-dash',
  options: {
    'b builder color D define emp encrypt-master-password ep encrypt-password f file gt global-toolchains P activate-profiles pl projects rf resume-from t toolchains T threads':
      'value',
    's settings gs global-settings': 'reads',
    'l log-file': 'writes',
  },
  effects: (call, parsed) => goalEffects(mavenGoals, call, parsed),
};

const gradle: Program = {
  names: ['gradle', 'gradlew'],
  act: 'run.build',
  anyOption: true,
  options: {
    'p project-dir': 'directory',
    ...options(
      'q quiet i info d debug s stacktrace S full-stacktrace w warn offline daemon no-daemon parallel build-cache no-build-cache configuration-cache rerun-tasks continue m dry-run t continuous v version status stop scan',
      'x exclude-task tests g gradle-user-home console max-workers warning-mode D system-prop P project-prop include-build project-cache-dir dependency-verification F priority',
    ),
    'I init-script b build-file c settings-file': 'reads',
    'refresh-dependencies write-locks': { act: 'install' },
    'update-locks write-verification-metadata M': { act: 'install', value: true },
  },
  effects: (call, parsed) => goalEffects(gradleTasks, call, parsed),
};

const dotnet: Program = {
  names: ['dotnet'],
  act: 'run.read',
  options: options(
    'info list-sdks list-runtimes version h help d diagnostics',
    'fx-version roll-forward additionalprobingpath',
  ),
  subcommands: [
    frozenWith('restore', '--locked-mode'),
    ...verbs([
      ['run.build', 'build test clean pack publish msbuild vstest watch store build-server dev-certs'],
      ['run.script', 'run exec'],
      ['run.interpreter', 'fsi script'],
      ['install', 'workload new sdk'],
      ['run.write', 'sln solution'],
      ['run.build', 'list help'],
    ]),
    { names: ['add'], act: 'install', anyOption: true },
    { names: ['remove'], act: 'install', anyOption: true },
    rawVerb('reference', (call) => [
      act(call.args[0]?.text === 'list' ? 'run.build' : 'run.write', 'dotnet reference'),
    ]),
    rawVerb('package', (call) => [
      act(
        call.args[0]?.text === 'list' || call.args[0]?.text === 'search' ? 'network.read' : 'install',
        'dotnet package',
      ),
    ]),
    {
      names: ['tool'],
      act: 'run.read',
      subcommands: [
        rawVerb(
          'run exec',
          (call) => {
            const words = call.args.filter(({ text }) => text !== '--');
            return words.length === 0 ? [] : call.context.run(words);
          },
          'run.script',
        ),
        ...verbs([
          ['run.build', 'list'],
          ['network.read', 'search'],
        ]),
      ],
      otherwise: othersAre('install'),
    },
    {
      names: ['format'],
      act: 'run.build',
      anyOption: true,
      options: options(
        'verify-no-changes no-restore v',
        'severity diagnostics verbosity exclude binarylog report',
      ),
      effects: (call) => {
        if (call.args.some(({ text }) => text === '--verify-no-changes')) return [];
        const at = call.args.findIndex(({ text }) => text === '--include');
        const end = call.args.findIndex(({ text }, index) => index > at && text?.startsWith('-'));
        const files = at < 0 ? [] : call.args.slice(at + 1, end < 0 ? undefined : end);
        return rewritten(files, ['*.{cs,vb,fs}'], 'dotnet format', call);
      },
    },
    rawVerb('ef', (call) => call.context.run([known('dotnet-ef'), ...call.args])),
    readsWhere('nuget', /^(?:list|locals|verify|why)$/, 'publish'),
    rawVerb('user-secrets', (call) => [act('secret.read', 'dotnet user-secrets', call.args[0]?.text)]),
    rawVerb('csharpier', (call) => call.context.run([known('csharpier'), ...call.args])),
  ],
  /** dotnet app.dll runs it; dotnet NAME is dotnet-NAME. */
  otherwise: (call, parsed) => {
    const [first] = parsed.operands;
    if (first?.text?.endsWith('.dll'))
      return [act('run.script', 'dotnet'), read(call.context.target(first), 'dotnet')];
    return [act('run.script', 'dotnet', first?.text ?? 'a verb that is only known at run time')];
  },
};

const nuget: Program = {
  names: ['nuget', 'paket'],
  act: 'run.read',
  subcommands: verbs([
    ['run.build', 'list locals help show-installed-packages'],
    ['network.read', 'search'],
    ['publish', 'push delete'],
    ['network.write', 'setapikey sign'],
    ['run.build', 'pack spec'],
  ]),
  otherwise: othersAre('install'),
};

const csharpier: Program = {
  names: ['csharpier', 'dotnet-csharpier', 'dotnet-format'],
  act: 'run.build',
  style: 'raw',
  effects: (call): Effect[] => {
    if (call.args.some(({ text }) => /^(?:check|--check|--verify-no-changes)$/.test(text ?? ''))) return [];
    const files = call.args.filter(({ text }) => !/^-|^format$/.test(text ?? ''));
    return files.length > 0
      ? rewritten(files, ['*.cs'], call.name, call)
      : [write(call.context.target(known('.')), call.name)];
  },
};

export const jvmAndDotnetPackages: readonly Program[] = [maven, gradle, dotnet, nuget, csharpier];
