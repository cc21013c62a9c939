module.exports = {
  ...require('@bowline/jest-preset/dom'),
  // The most tests of all, and the last to end: of two cores Jest by itself would leave one idle.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
}
