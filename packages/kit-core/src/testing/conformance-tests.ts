import { isKitError, type KitError } from '../base/errors/kit-error.js'
import type { Network } from '../base/networks/network.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import { type ConformanceHarness, createHarness } from './conformance-harness.js'
import type { DescribeAdapterParams } from './conformance-wallet.js'
import type { TestContext } from './test-context.js'
import type { TestTools } from './test-tools.js'
import { until } from './until.js'

/** What the tests of the contract are written with. */
export type ConformanceTests = {
  /** A test with an adapter and a wallet of its own, which is discovered beforehand unless told otherwise. */
  readonly bench: (
    title: string,
    body: (bench: ConformanceHarness) => Promise<void>,
    options?: { isDiscovered?: boolean },
  ) => void
  readonly expect: TestTools['expect']
  /** The error of the kit that an action ends in; a failed expectation when it is none. */
  readonly failure: (action: Promise<unknown>) => Promise<KitError | undefined>
  /** Whether an event of a type is told in time. */
  readonly eventOf: (context: TestContext, type: AdapterEvent['type']) => Promise<boolean>
}

/** Makes them of a test runner's tools. */
export function createConformanceTests(
  { test, expect }: TestTools,
  create: DescribeAdapterParams['create'],
  networks: readonly Network[],
): ConformanceTests {
  return {
    expect,
    bench: (title, body, { isDiscovered = true } = {}) =>
      test(title, async () => {
        const made = createHarness(await create(), networks)
        try {
          if (isDiscovered) {
            made.listen()
            expect(await made.discovered()).toBe(true)
          }
          await body(made)
        } finally {
          made.clear()
        }
      }),
    async failure(action) {
      const error: unknown = await action.then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(isKitError(error)).toBe(true)
      return isKitError(error) ? error : undefined
    },
    eventOf: (context, type) => until(() => context.events.some((event) => event.type === type)),
  }
}
