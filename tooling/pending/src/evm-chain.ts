/** An EVM chain whose pool waits until it is told to make a block, and what its visitors have in common. */
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { rpcRequest, startAnvil } from '@bowline/chains'
import { type CaipNetworkId, extendNetwork } from '@bowline/kit-core'
import { type Hex, hexToBigInt } from 'viem'
import type { Held, Truth } from './chain-setup.js'
import { COIN_DECIMALS } from './evm-kinds.js'
import type { AskAnvil, Standing } from './evm-pool.js'

/** The chain by its CAIP-2 id. */
export const EVM_ID: CaipNetworkId = 'eip155:1'

/** What the kit knows the wallet by. */
export const EVM_RDNS = 'com.example.wallet'

/** Wei of a visitor. */
export const EVM_FUNDS = 10n ** 24n

/** The adapter's first look. Of two only the first comes back from a block that was taken back; the other has to be known. */
export const SEEN_AFTER_MS = 1_500

/** Starts the chain; `hold` once everything stands there. */
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

/** The visitor's wallet; `confirm` is its window that would send something. */
export function createEvmWallet({ url }: { url: string }, privateKey: Hex, confirm: () => Promise<boolean>) {
  return createSandboxWallet({
    rdns: EVM_RDNS,
    privateKeys: [privateKey],
    chains: [{ chainId: 1, rpcUrl: url }],
    approve: async ({ kind: asked }) => asked !== 'send' || confirm(),
  })
}

/** What a standing in the pool means for what was sent. */
export function truthOfStanding(found: Standing): Truth {
  if (found.state !== 'mined') return { status: found.state === 'waiting' ? 'pending' : 'dropped' }
  const { hash: settledAs, reason, isDone } = found
  return reason === 'repriced'
    ? { status: isDone ? 'confirmed' : 'failed', settledAs }
    : { status: 'replaced', settledAs, reason }
}
