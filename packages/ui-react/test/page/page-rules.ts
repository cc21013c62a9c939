/** Imported by test files that render: a call of `console.error` fails the test that caused it. */

const complaints: unknown[][] = []
const { error } = console

beforeEach(() => {
  complaints.length = 0
  console.error = (...args: unknown[]) => {
    if (!isMissingInJsdom(args[0])) complaints.push(args)
  }
})

afterEach(() => {
  console.error = error
  expect(complaints).toEqual([])
})

/** Whether jsdom reports a missing feature, such as styles of pseudo-elements during an accessibility check. */
function isMissingInJsdom(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'not implemented'
}
