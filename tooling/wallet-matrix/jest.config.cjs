const { maxWorkers, workerIdleMemoryLimit, testTimeout, ...node } = require('@bowline/jest-preset/node')
const { testEnvironment } = require('@bowline/jest-preset/dom')

module.exports = {
  maxWorkers,
  workerIdleMemoryLimit,
  testTimeout,
  projects: [
    { ...node, testEnvironment, testMatch: ['<rootDir>/test/wallets.test.ts'] },
    { ...node, testMatch: ['<rootDir>/test/{cells,paired*,print-table}.test.ts'] },
  ],
}
