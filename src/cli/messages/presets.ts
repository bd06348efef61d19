export const presetsTexts = {
  fits: 'fits this repo',
  more: 'create-agent-gates presets <name> says what one would answer here.\nA JSON file of your own, or an installed npm package, is a preset too: --preset ./ours.json',
  answers: 'It would answer:',
  because: 'Because:',
  doubts: 'In doubt (an option settles each):',
};
