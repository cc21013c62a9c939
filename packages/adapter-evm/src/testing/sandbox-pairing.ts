/** Lets a sandbox wallet be paired: its accounts on all chains, and its handling of requests that name their chain. */
import { type SandboxPairing, WalletRpcError } from '@bowline/kit-core/testing'
import type { SandboxMemory } from './sandbox-state.js'

const PREFIX = 'eip155:'
/** Methods that name their chain in their parameters. */
const ON_ANY_CHAIN = /^wallet_/

/** Serves a paired test wallet. The wallet switches to a request's chain first, unless it is a `wallet_` method. */
export function createSandboxPairing(memory: SandboxMemory, provider: SandboxProvider): SandboxPairing {
  return {
    namespace: 'eip155',
    accounts() {
      const { accounts, chainId, chains } = memory.state()
      const ids = [...new Set([chainId, ...chains.map((chain) => chain.chainId)])]
      return ids.flatMap((id) => accounts.map((address) => `${PREFIX}${id}:${address}` as const))
    },
    network: () => `${PREFIX}${memory.state().chainId}`,
    setConnected: memory.setConnected,
    async request({ caipNetworkId, method, params }) {
      const chainId = Number(caipNetworkId.slice(PREFIX.length))
      if (memory.chain(chainId) === undefined) {
        throw new WalletRpcError(4901, `The wallet is not connected to chain ${chainId}.`)
      }
      if (chainId !== memory.state().chainId && !ON_ANY_CHAIN.test(method)) memory.setChain(chainId)
      return provider.request({ method, params })
    },
    subscribe: memory.subscribe,
  }
}

/** The EIP-1193 provider of a sandbox wallet. */
export type SandboxProvider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (data: unknown) => void): void
  removeListener(event: string, listener: (data: unknown) => void): void
}
