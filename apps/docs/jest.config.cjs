const preset = require('@bowline/jest-preset/dom')

module.exports = {
  ...preset,
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}', '<rootDir>/snippets/**/*.test.tsx'],
  resolver: '<rootDir>/test/resolve.cjs',
  moduleNameMapper: { ...preset.moduleNameMapper, '\\.css$': '<rootDir>/test/no-styles.cjs' },
  // Already in a form that Jest can run, and large.
  transformIgnorePatterns: ['/node_modules/(typescript|react|react-dom|next|viem)/'],
}
