export const upgradeTexts = {
  presetUnused:
    '--preset was not used: an installed repo keeps its components. Change them in .claude/gates/gates.json, then run upgrade.',
  farewell: () => ['Look at it with git diff, then commit it.'],
};
