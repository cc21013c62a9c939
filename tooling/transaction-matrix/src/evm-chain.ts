/** An EVM chain whose pool waits for a command to mine, and the shared setup of its users. */
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { rpcRequest, startAnvil } from '@bowline/chains'
import { type CaipNetworkId, extendNetwork } from '@bowline/kit-core'
import { type Hex, hexToBigInt } from 'viem'
import type { Held, Truth } from './chain-setup.js'
import { COIN_DECIMALS } from './evm-kinds.js'
import type { AskAnvil, Standing } from './evm-pool.js'

/** The chain by its CAIP-2 id. */
export const EVM_ID: CaipNetworkId = 'eip155:1'

/** The wallet's id in the kit. */
export const EVM_RDNS = 'com.example.wallet'

/** Balance of a user in wei. */
export const EVM_FUNDS = 10n ** 24n

/** The adapter's first check. Of two transactions only the first returns from a dropped block; the other must be known. */
export const SEEN_AFTER_MS = 1_500

/** Starts the chain; call `hold` once everything is deployed. */
export async function startEvmChain() {
  const anvil = await startAnvil({ chainId: 1 })
  const ask: AskAnvil = <Answer>(method: string, ...params: readonly unknown[]) =>
    rpcRequest(anvil.url, method, params) as Promise<Answer>
  const network = extendNetwork({
    id: 1,
    name: 'Chain',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: COIN_DECIMALS },
    rpcUrls: { default: { http: [anvil.url] } },
  })

  async function unitsOf(holder: string, held: Hex | undefined): Promise<bigint> {
    if (held === undefined) return hexToBigInt(await ask<Hex>('eth_getBalance', holder, 'latest'))
    const data = `0x70a08231${holder.slice(2).padStart(64, '0')}`
    return hexToBigInt(await ask<Hex>('eth_call', { to: held, data }, 'latest'))
  }

  return {
    url: anvil.url,
    ask,
    network,
    hold: () => ask('evm_setAutomine', false),
    unitsOf,
    async coinOf(address: string): Promise<Held> {
      return {
        address: undefined,
        symbol: 'ETH',
        decimals: COIN_DECIMALS,
        units: await unitsOf(address, undefined),
      }
    },
    stop: () => anvil.stop(),
  }
}

/** The user's wallet; `confirm` is its window for sends. */
export function createEvmWallet({ url }: { url: string }, privateKey: Hex, confirm: () => Promise<boolean>) {
  return createSandboxWallet({
    rdns: EVM_RDNS,
    privateKeys: [privateKey],
    chains: [{ chainId: 1, rpcUrl: url }],
    approve: async ({ kind: asked }) => asked !== 'send' || confirm(),
  })
}

/** The transaction state for a pool state. */
export function truthOfStanding(found: Standing): Truth {
  if (found.state !== 'mined') return { status: found.state === 'waiting' ? 'pending' : 'dropped' }
  const { hash: settledAs, reason, isDone } = found
  return reason === 'repriced'
    ? { status: isDone ? 'confirmed' : 'failed', settledAs }
    : { status: 'replaced', settledAs, reason }
}
