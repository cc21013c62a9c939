/** A page, networks and the context of a kit for tests; nothing of the adapter is mocked. */
import { type AdapterContext, type AdapterEvent, extendNetwork, type Network } from '@bowline/kit-core'
import { solana, solanaDevnet } from '@bowline/kit-core/networks'
import { createMemoryStorage, createTestContext, emitOutcomes } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import type { SolanaAdapter } from '../src/contract.js'

const NOWHERE = 'http://127.0.0.1:9'
export const MAINNET = extendNetwork({ ...solana, rpcUrls: { default: { http: [NOWHERE] } } })
export const DEVNET = extendNetwork({ ...solanaDevnet, rpcUrls: { default: { http: [NOWHERE] } } })
export const TEST_WALLET = 'wallet-standard.test-wallet'

/** Mainnet with other nodes. */
export const mainnetAt = (url: string): Network => ({ ...MAINNET, rpcUrls: { default: { http: [url] } } })

export type World = {
  readonly adapter: SolanaAdapter
  readonly events: AdapterEvent[]
  readonly page: EventTarget
  readonly stop: () => void
}

export type WorldOptions = {
  readonly networks?: readonly Network[]
  readonly page?: EventTarget
  readonly context?: Partial<AdapterContext>
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An adapter that listens until the test ends. */
export function world({ networks = [MAINNET, DEVNET], page = new EventTarget(), context }: WorldOptions = {}): World {
  const alone = createTestContext(networks, createMemoryStorage().text, (event) => follow(event))
  const adapter = createSolanaAdapter({ events: page, context: { ...alone, ...context } })
  const life = new AbortController()
  const follow = emitOutcomes(
    () => adapter,
    (end) => alone.emit(end),
    life.signal,
  )
  const stopSync = adapter.syncConnectors()
  const stop = () => {
    life.abort()
    stopSync()
  }
  stops.push(stop)
  return { adapter, events: alone.events, page, stop }
}

/** Code of the error with which an action rejects. */
export async function codeOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => 'nothing was thrown',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
}
