import type { Network } from '../base/networks/network.js'
import type { Adapter } from '../core/adapter/adapter.js'
import type { Connection } from '../core/adapter/connection.js'
import type { ConformanceSetup } from './conformance-wallet.js'
import { createTestContext, type TestContext } from './test-context.js'
import { until } from './until.js'

/** For one conformance test: an adapter with its wallet, and what the test does with them. */
export type ConformanceHarness = ConformanceSetup & {
  readonly adapter: Adapter
  readonly context: TestContext
  readonly connect: (signal?: AbortSignal) => Promise<Connection>
  /** Resolves to whether the wallet is listed. Waits for late announcements. */
  readonly discovered: () => Promise<boolean>
  /** Creates the adapter of another page of the same site, with the same storage and the wallet already discovered. */
  readonly reload: () => Promise<Adapter>
  /** Listens for wallets until `clear`. */
  readonly listen: () => void
  /** Stops listening and calls `dispose`. */
  readonly clear: () => void
}

/** Creates the adapter from `descriptor`, in a separate context. */
export function createHarness(parts: ConformanceSetup, networks: readonly Network[]): ConformanceHarness {
  const { descriptor, connectorId, dispose } = parts
  const context = createTestContext(networks)
  const adapter = descriptor.create(context)
  const stops: (() => void)[] = []
  const offers = (asked: Adapter) => until(() => asked.connectors().some(({ id }) => id === connectorId))
  return {
    ...parts,
    adapter,
    context,
    connect: (signal = new AbortController().signal) => adapter.connect({ connectorId, signal }),
    discovered: () => offers(adapter),
    async reload() {
      const next = descriptor.create(createTestContext(networks, context.storage))
      stops.push(next.syncConnectors())
      await offers(next)
      return next
    },
    listen: () => stops.push(adapter.syncConnectors()),
    clear: () => {
      for (const stop of stops) stop()
      dispose?.()
    },
  }
}
