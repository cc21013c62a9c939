/**
 * How long a test may take, and notes of it for each test where it is another time: Jest's own record does not say.
 *
 * In      the events of Jest's runner, as its environments get them
 * Out     `limits.jsonl` beside the record of the run, a line per test: its file, its whole name, its limit in milliseconds;
 *         nothing when the run keeps no record
 */
const { appendFileSync, mkdirSync } = require('node:fs')
const { dirname, join } = require('node:path')

/**
 * Of a test that names none. It only ends tests that hang: minutes wide, so that no test depends on the speed of the machine.
 * `npm test` reads it as the limit too.
 */
const USUAL_LIMIT_MS = 300_000
exports.USUAL_LIMIT_MS = USUAL_LIMIT_MS

/** The outermost group is the file and has no name of its own. */
const nameOf = (test) => [...(test.parent?.parent ? [nameOf(test.parent)] : []), test.name].join(' ')

/** The notes of one test file. */
exports.createLimitNotes = ({ outputFile }, file) => {
  const lines = []
  return {
    note(event, state) {
      if (event.name !== 'test_done') return
      const limitMs = event.test.timeout ?? state.testTimeout
      if (limitMs !== USUAL_LIMIT_MS) lines.push(`${JSON.stringify({ file, name: nameOf(event.test), limitMs })}\n`)
    },
    write() {
      if (!outputFile || lines.length === 0) return
      mkdirSync(dirname(outputFile), { recursive: true })
      appendFileSync(join(dirname(outputFile), 'limits.jsonl'), lines.join(''))
    },
  }
}
