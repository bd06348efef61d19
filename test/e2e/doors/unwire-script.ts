/** Un-wires from inside a script, which the guard does not look into; paths are put together so that its text names none. */
export const script = `import { spawn } from 'node:child_process';
import fs from 'node:fs';
const claude = ['.cl', 'aude'].join('');
const hook = (name) => [claude, 'hooks', name].join('/');
const settings = [claude, 'settings.json'].join('/');
const local = [claude, 'settings.local.json'].join('/');
const user = [process.env.HOME, claude, 'settings.json'].join('/');
const policy = [claude, 'gates', 'gates.json'].join('/');
const edit = (file, change) => {
  const value = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  change(value);
  fs.mkdirSync(file.split('/').slice(0, -1).join('/'), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(value));
};
const ways = {
  'settings-deleted': () => fs.rmSync(settings),
  'settings-broken': () => fs.appendFileSync(settings, '// x'),
  'settings-without-hooks': () => edit(settings, (value) => delete value.hooks),
  'settings-off': () => edit(settings, (value) => Object.assign(value, { disableAllHooks: true })),
  'local-off': () => edit(local, (value) => Object.assign(value, { disableAllHooks: true })),
  'local-path': () => edit(local, (value) => Object.assign(value, { env: { PATH: '/nowhere' } })),
  'local-node-options': () => edit(local, (value) => Object.assign(value, { env: { NODE_OPTIONS: '--require /x' } })),
  'user-off': () => edit(user, (value) => Object.assign(value, { disableAllHooks: true })),
  'launcher-open': () => fs.writeFileSync(hook('gates.sh'), 'exit 0'),
  'launcher-deleted': () => fs.rmSync(hook('gates.sh')),
  'launcher-kept': () => {
    fs.rmSync([claude, 'gates', 'state', 'runtime'].join('/'), { recursive: true });
    fs.writeFileSync(hook('gates.sh'), 'exit 0');
  },
  'launcher-again': () => {
    const again = \`setInterval(() => fs.writeFileSync('\${hook('gates.sh')}', 'exit 0'), 5); setTimeout(process.exit, 20_000);\`;
    spawn(process.execPath, ['-e', again], { detached: true, stdio: 'ignore' }).unref();
  },
  'starter-open': () => fs.writeFileSync(hook('gates.cjs'), "console.log('{}')"),
  'runtime-deleted': () => fs.rmSync(hook('gates.mjs')),
  'runtime-open': () => fs.writeFileSync(hook('gates.mjs'), "console.log('{}')"),
  'policy-broken': () => fs.writeFileSync(policy, '{'),
  'policy-open': () => edit(policy, (value) => Object.assign(value, { main: 'free' })),
  'everything-deleted': () => fs.rmSync(claude, { recursive: true }),
  'seal-deleted': () => {
    fs.rmSync([claude, 'gates', 'state', 'seal'].join('/'), { recursive: true });
    fs.writeFileSync('tests/unsealed.test.ts', 'x');
  },
  'git-hook': () => fs.writeFileSync(['.g' + 'it', 'hooks', 'pre-commit'].join('/'), 'x'),
};
ways[process.argv[2]]();
`;

const words: Readonly<Record<string, string>> = {
  'settings-off': 'hooks switched off in settings.json',
  'local-off': 'hooks switched off in settings.local.json',
  'local-path': 'PATH set in settings.local.json',
  'local-node-options': 'NODE_OPTIONS set in settings.local.json',
  'user-off': "hooks switched off in the user's settings",
  'launcher-open': 'a launcher that lets everything run, written',
  'launcher-kept': 'the same, and the kept copies deleted,',
  'launcher-again': 'the same, again and again, by a process started',
  'starter-open': 'a starter (gates.cjs) that lets everything run, written',
  'runtime-open': 'a runtime that lets everything run, written',
  'policy-open': 'a policy that leaves the main session free, written',
  'git-hook': 'a git hook written',
  'seal-deleted': 'the seal itself deleted and a test written',
};
export const inWords = (way: string) => words[way] ?? way.replaceAll('-', ' ');
