/** Jest settings of a package that runs in plain Node. */
const conditions = ['@bowline/source', 'node', 'node-addons']

module.exports = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: conditions },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.(m?[jt]sx?|cjs)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [],
  setupFiles: [require.resolve('./fail-on-unhandled.cjs')],
  workerIdleMemoryLimit: '1GB',
}
