/** Jest settings of a package that runs in plain Node. */
const { USUAL_LIMIT_MS } = require('./limits.cjs')

const conditions = ['@bowline/source', 'node', 'node-addons']

module.exports = {
  testEnvironment: require.resolve('./node-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: conditions },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: {
    '/utils/internal/getCallFrame\\.js$': require.resolve('./no-call-frame.cjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.(m?[jt]sx?|cjs)$': [
      require.resolve('./transform.cjs'),
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
  runtime: require.resolve('./runtime.cjs'),
  testTimeout: USUAL_LIMIT_MS,
  setupFiles: [require.resolve('./fail-on-unhandled.cjs')],
  // Jest's default leaves a core idle.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1500MB',
}
