/**
 * A reporter that records the results of each package in its own folder, in Jest's JSON form, when one run has the tests of several.
 *
 * In      `testEnvironmentOptions.recordIn` of each project: the package's folder
 * Out     `test-results/unit.json` in each of these folders
 */
const { mkdirSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

class RecordReporter {
  /** By folder: the files that ran. */
  recorded = new Map()

  onTestFileResult({ path, context }, { testResults, failureMessage, perfStats, skipped }) {
    const { recordIn } = context.config.testEnvironmentOptions
    const files = this.recorded.get(recordIn) ?? []
    this.recorded.set(recordIn, files)
    if (skipped) return
    files.push({
      name: path,
      status: failureMessage ? 'failed' : 'passed',
      message: failureMessage ?? '',
      startTime: perfStats.start,
      endTime: perfStats.end,
      assertionResults: testResults.map(({ fullName, status, duration, failureMessages }) => ({
        ...{ fullName, status, duration, failureMessages },
      })),
    })
  }

  onRunComplete() {
    for (const [folder, testResults] of this.recorded) {
      mkdirSync(join(folder, 'test-results'), { recursive: true })
      writeFileSync(join(folder, 'test-results/unit.json'), JSON.stringify({ testResults }))
    }
  }
}

module.exports = RecordReporter
