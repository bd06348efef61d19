import { beforeAll, describe, expect, test } from 'vitest';
import { ask, bash, installed } from './installed.ts';

let repo: string;
beforeAll(() => {
  repo = installed();
});

/** The client's answer to its own question about .claude and .mcp.json covers the hook's: bypassPermissions says yes to all. */
describe('a question that the client would not put is a block', () => {
  const files = ['.claude/skills/x/SKILL.md', '.mcp.json'];
  const shell = (file: string) => bash('main', `echo x > ${file}`);
  const write = (file: string) => ({
    hook_event_name: 'PreToolUse',
    tool_name: 'Write',
    tool_input: { file_path: `${repo}/${file}`, content: 'x' },
  });
  const decision = (event: object, permission_mode: string) => {
    const { code, stdout, stderr } = ask(repo, { ...event, permission_mode });
    return code === 2 ? stderr : JSON.parse(stdout).hookSpecificOutput.permissionDecision;
  };

  test.each(['bypassPermissions', 'auto', 'plan'])('%s', (mode) => {
    for (const file of files)
      for (const event of [shell(file), write(file)])
        expect(decision(event, mode)).toContain(`${file} may be changed only when a person agrees`);
    expect(decision(shell('CLAUDE.md'), mode)).toContain(
      `In permission mode ${mode} the client does not ask`,
    );
  });
  test.each(['default', 'acceptEdits', 'dontAsk'])('%s asks', (mode) => {
    expect(decision(write('.mcp.json'), mode)).toBe('ask');
  });
  test('other questions are put in every mode', () =>
    expect(decision(bash('main', 'git commit -m x'), 'bypassPermissions')).toBe('ask'));
});
