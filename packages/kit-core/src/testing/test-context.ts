import type { Network } from '../base/networks/network.js'
import type { AdapterContext } from '../core/adapter/adapter-context.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import { createMemoryLog } from './memory-log.js'
import { createMemoryStorage } from './memory-storage.js'

/** Context for an adapter that a test creates without a kit, with the events the adapter emitted. */
export type TestContext = AdapterContext & {
  readonly events: AdapterEvent[]
}

/** `onEvent` receives each event after it is recorded. Sent transactions are only reported as `sent` events, not tracked. */
export function createTestContext(
  networks: readonly Network[],
  storage: AdapterContext['storage'] = createMemoryStorage().text,
  onEvent: (event: AdapterEvent) => void = () => {},
): TestContext {
  const events: AdapterEvent[] = []
  const emit = (event: AdapterEvent) => {
    events.push(event)
    onEvent(event)
  }
  return {
    projectId: 'test',
    networks: () => networks,
    metadata: () => ({ name: 'Test', description: '', url: 'https://app.example', icons: [] }),
    customRpcUrls: () => [],
    rpcUrls: async (caipNetworkId) => {
      const network = networks.find((candidate) => candidate.caipNetworkId === caipNetworkId)
      return (network?.rpcUrls.default.http ?? []).map((url) => ({ url }))
    },
    storage,
    emit,
    async broadcast({ isAppRequest: _, ...sent }, send) {
      emit({ type: 'sent', sent })
      const outcome = await send().catch(() => ({ status: 'unknown' }) as const)
      if (outcome.status === 'rejected') throw outcome.error
      return { hash: sent.hash, ...(outcome.status === 'unknown' && { isUncertain: true }) }
    },
    async requestTransaction(_, ask) {
      const sent = await ask()
      emit({ type: 'sent', sent })
      return { hash: sent.hash }
    },
    log: createMemoryLog(),
    enableInjectedDiscovery: true,
    enableCoinbase: true,
    coinbasePreference: 'all',
    events,
  }
}
