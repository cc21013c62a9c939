const { maxWorkers, workerIdleMemoryLimit, testTimeout, ...node } = require('@bowline/jest-preset/node')
const { testEnvironment, setupFilesAfterEnv } = require('@bowline/jest-preset/dom')

const tests = (/** @type {string} */ kind) => [`<rootDir>/src/**/*.test.${kind}`, `<rootDir>/test/**/*.test.${kind}`]

module.exports = {
  maxWorkers,
  workerIdleMemoryLimit,
  testTimeout,
  projects: [
    { ...node, testMatch: tests('ts') },
    { ...node, testEnvironment, setupFilesAfterEnv, testMatch: tests('tsx') },
  ],
}
