/** The functions the contract needs from a test runner: the three globals that Jest and similar runners share. */
export type TestTools = {
  describe(name: string, body: () => void): void
  test(name: string, body: () => Promise<void> | void): void
  expect(value: unknown): Expectation
}

/** The matchers the contract uses. */
export type Expectation = {
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
}

/** The tools of the running test runner. Throws outside of one. */
export function runningTestTools(): TestTools {
  const tools: unknown = globalThis
  if (!isTestTools(tools)) throw new Error('describeAdapter runs inside a test runner with describe, test and expect')
  return tools
}

function isTestTools(value: unknown): value is TestTools {
  return ['describe', 'test', 'expect'].every(
    (name) => typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function',
  )
}
