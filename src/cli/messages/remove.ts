export const removeTexts = {
  intro: (root: string) => `Taking the gates out of ${root}`,
  farewell: () => ['The gates are gone. Commit that; git has everything as it was.'],
};
