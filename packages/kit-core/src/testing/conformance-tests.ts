import { isKitError, type KitError } from '../base/errors/kit-error.js'
import type { Network } from '../base/networks/network.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import { type ConformanceHarness, createHarness } from './conformance-harness.js'
import type { DescribeAdapterParams } from './conformance-wallet.js'
import type { TestContext } from './test-context.js'
import type { TestTools } from './test-tools.js'
import { until } from './until.js'

/** Tools that the conformance tests of the adapter contract are written with. */
export type ConformanceTests = {
  /**
   * Declares a test with its own adapter and wallet. The wallet is discovered first, unless `isDiscovered` is false.
   */
  readonly bench: (
    title: string,
    body: (bench: ConformanceHarness) => Promise<void>,
    options?: { isDiscovered?: boolean },
  ) => void
  readonly expect: TestTools['expect']
  /** Returns the KitError an action rejects with. Fails the test when it is not a KitError. */
  readonly failure: (action: Promise<unknown>) => Promise<KitError | undefined>
  /** Resolves to whether an event of this type arrives in time. */
  readonly eventOf: (context: TestContext, type: AdapterEvent['type']) => Promise<boolean>
}

/** `create` returns a new descriptor and wallet for each test. */
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
