export const upgradeTexts = {
  presetUnused:
    '--preset was not used: an installed repo keeps its components. Change them in .claude/gates/gates.json, then run upgrade.',
  intro: (root: string, from: string | undefined, to: string) =>
    from === undefined || from === to
      ? `Bringing ${root} up to date`
      : `Bringing ${root} from ${from} to ${to}`,
  newComponent: (dir: string, stack: string) =>
    `${dir} (${stack}) is not in "components" of .claude/gates/gates.json, so the gates know neither its tests nor its commands. create-agent-gates detect says what to add there and to "paths.tests".`,
  farewell: () => ['Look at it with git diff, then commit it.'],
};
