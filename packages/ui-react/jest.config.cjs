const preset = require('@bowline/jest-preset/dom')

module.exports = {
  ...preset,
  // The most tests of all, and the last to end: of two cores Jest by itself would leave one idle.
  maxWorkers: '100%',
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '@testing-library/jest-dom'],
}
