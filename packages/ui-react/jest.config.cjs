const preset = require('@bowline/jest-preset/dom')

module.exports = {
  ...preset,
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    require.resolve('@bowline/jest-preset/fake-time'),
    '@testing-library/jest-dom',
    require.resolve('./test/page/no-owner-stacks.ts'),
  ],
}
