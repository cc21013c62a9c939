/** The globals `describe`, `test` and `expect` of Jest, Vitest and similar runners, for `describeAdapter` and `describePairedAdapter`. */
export type TestTools = {
  describe(name: string, body: () => void): void
  test(name: string, body: () => Promise<void> | void): void
  expect(value: unknown): Expectation
}

/** The matchers that the conformance tests use. */
export type Expectation = {
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
}

/** The globals of the running test runner. Throws outside of one. */
export function getTestTools(): TestTools {
  const tools: unknown = globalThis
  if (!isTestTools(tools)) throw new Error('describeAdapter runs inside a test runner with describe, test and expect')
  return tools
}

function isTestTools(value: unknown): value is TestTools {
  return ['describe', 'test', 'expect'].every(
    (name) => typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function',
  )
}
