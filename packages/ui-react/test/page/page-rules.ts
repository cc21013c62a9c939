/** Imported by a test file that renders: whatever is written to `console.error` fails the test that caused it. */

const complaints: unknown[][] = []
const { error } = console

beforeEach(() => {
  complaints.length = 0
  console.error = (...facts: unknown[]) => {
    if (!isMissingInJsdom(facts[0])) complaints.push(facts)
  }
})

afterEach(() => {
  console.error = error
  expect(complaints).toEqual([])
})

/** An accessibility check asks for styles of pseudo-elements, which jsdom does not have. */
function isMissingInJsdom(fact: unknown): boolean {
  return typeof fact === 'object' && fact !== null && 'type' in fact && fact.type === 'not implemented'
}
