export const removeTexts = {
  farewell: () => ['The gates are gone. Commit that; git has everything as it was.'],
};
