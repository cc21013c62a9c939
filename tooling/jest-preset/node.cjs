/** Jest settings of a package that runs in plain Node. */
const { USUAL_LIMIT_MS } = require('./limits.cjs')

const conditions = ['@bowline/source', 'node', 'node-addons']

module.exports = {
  testEnvironment: require.resolve('./node-environment.cjs'),
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
  testTimeout: USUAL_LIMIT_MS,
  setupFiles: [require.resolve('./fail-on-unhandled.cjs')],
  workerIdleMemoryLimit: '1GB',
}
