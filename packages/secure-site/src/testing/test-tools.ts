/** The globals `describe`, `test` and `expect` of Jest, Vitest and similar runners, for `describeFrameStore`. */
export type TestTools = {
  describe(name: string, body: () => void): void
  test(name: string, body: () => Promise<void> | void): void
  expect(value: unknown): Expectation
}

/** The matchers that the tests use. */
export type Expectation = { toEqual(expected: unknown): void }

/** The globals of the running test runner. Throws outside of one. */
export function getTestTools(): TestTools {
  const tools: unknown = globalThis
  if (!isTestTools(tools))
    throw new Error('describeFrameStore runs inside a test runner with describe, test and expect')
  return tools
}

function isTestTools(value: unknown): value is TestTools {
  return ['describe', 'test', 'expect'].every(
    (name) => typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function',
  )
}
