/**
 * Time limit of tests, and a record of each non-default one: Jest's own record does not have it.
 *
 * In      the events of Jest's runner, as its environments get them
 * Out     `limits.jsonl` next to the record of the run, a line per test: its file, its full name, its limit in milliseconds;
 *         nothing when the run has no record
 */
const { appendFileSync, mkdirSync } = require('node:fs')
const { dirname, join } = require('node:path')

/**
 * Default limit. It only ends tests that hang: it is minutes long, so that no test depends on the speed of the machine.
 * `npm test` also uses it as the limit.
 */
const USUAL_LIMIT_MS = 300_000
exports.USUAL_LIMIT_MS = USUAL_LIMIT_MS

/** The outermost group is the file and has no name. */
const nameOf = (test) => [...(test.parent?.parent ? [nameOf(test.parent)] : []), test.name].join(' ')

/**
 * The recorded limits of one test file.
 *
 * In      Jest's settings of the run and of the project; a run of several packages names the folder of each (`record.cjs`)
 */
exports.createLimitNotes = ({ globalConfig: { outputFile }, projectConfig }, file) => {
  const { recordIn } = projectConfig.testEnvironmentOptions
  const folder = recordIn ? join(recordIn, 'test-results') : outputFile && dirname(outputFile)
  const lines = []
  return {
    note(event, state) {
      if (event.name !== 'test_done') return
      const limitMs = event.test.timeout ?? state.testTimeout
      if (limitMs !== USUAL_LIMIT_MS) lines.push(`${JSON.stringify({ file, name: nameOf(event.test), limitMs })}\n`)
    },
    write() {
      if (!folder || lines.length === 0) return
      mkdirSync(folder, { recursive: true })
      appendFileSync(join(folder, 'limits.jsonl'), lines.join(''))
    },
  }
}
