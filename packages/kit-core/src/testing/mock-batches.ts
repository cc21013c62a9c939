import type { Adapter } from '../core/adapter/adapter.js'
import type { AdapterContext } from '../core/adapter/adapter-context.js'
import type { CallsStatus } from '../core/adapter/sending.js'

/** How the wallets of a mock adapter run batches of calls. */
export type MockBatches = {
  /** Their `atomic` capability on every network. */
  readonly atomic: 'supported' | 'ready' | 'unsupported'
  /** Status of every batch. Defaults to pending. */
  readonly status?: CallsStatus | undefined
}

type Params = {
  readonly batches: MockBatches | undefined
  readonly requestTransaction: AdapterContext['requestTransaction']
  /** Sends a request to a live wallet. */
  readonly ask: (method: 'sendCalls', asked: { readonly connectorId: string }) => Promise<void>
  readonly nextId: () => string
}

/** The batches of a mock adapter. Without `batches` its wallets report no capabilities. */
export function createMockBatches({ batches, requestTransaction, ask, nextId }: Params): {
  readonly sendCalls: NonNullable<Adapter['sendCalls']>
  readonly others: Pick<Adapter, 'getCapabilities' | 'getCallsStatus'>
} {
  return {
    async sendCalls(asked) {
      const { connectorId, address, network } = asked
      const { caipNetworkId } = network
      const { hash } = await requestTransaction({ connectorId, address, caipNetworkId }, async () => {
        await ask('sendCalls', asked)
        return { hash: nextId(), caipNetworkId, address, isBatch: true }
      })
      return { id: hash }
    },
    others: batches
      ? {
          getCapabilities: async () => ({ '0x0': { atomic: { status: batches.atomic } } }),
          getCallsStatus: async () => batches.status ?? { status: 'pending', receipts: [] },
        }
      : {},
  }
}
