module.exports = {
  ...require('@bowline/jest-preset/dom'),
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
}
