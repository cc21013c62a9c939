/**
 * Bitcoin networks in memory with an esplora API, for demos and tests without a network. Transfers are real: transactions
 * are decoded, every signature is checked, no output is spent twice, and amounts are integers. It supports outputs to a key
 * (version 0 and taproot) and refuses to spend others.
 *
 * In      accounts: each is credited on every network that its address belongs to
 * Throws  UnknownNetworkError for an unknown network, or an address that belongs to no network
 * Source  spec R-API-64; architecture §7 (an in-memory ledger in mocks)
 */

import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { UnknownNetworkError } from '../ledger/unknown-network-error.js'

import type { MockChain } from '../mock-chain.js'
import { addAmounts, type BitcoinChain, createBitcoinChain } from './bitcoin-chain.js'
import { handleEsplora } from './esplora-responses.js'

/** A network of the ledger: its CAIP-2 id, its API URLs, and its address prefix. */
export type BitcoinLedgerNetwork = {
  readonly caipNetworkId: string
  readonly urls?: readonly string[] | undefined
  /** Defaults to `bc`. */
  readonly prefix?: 'bc' | 'tb' | 'bcrt' | undefined
}

/** Options of `createBitcoinLedger`. `accounts` are the initial balances. */
export type BitcoinLedgerOptions = {
  readonly networks: readonly BitcoinLedgerNetwork[]
  readonly accounts: readonly { readonly address: string; readonly sats: bigint }[]
  /** Defaults to 10 seconds. With 0 each transaction is mined at once. */
  readonly blockTimeMs?: number | undefined
  readonly nowMs?: (() => number) | undefined
}

type AccountOn = { readonly caipNetworkId: string; readonly address: string }

/** The networks, and what a test or a demo changes on them. */
export type BitcoinLedger = {
  /** Pass these as `chains` to `createMockApi`. */
  readonly chains: readonly MockChain[]
  /** Balance of an address in sats, including pending transactions. */
  balanceOf(account: AccountOn): bigint
  /** Credits an address. Returns the id of the transaction. */
  give(account: AccountOn & { readonly sats: bigint }): string
  /** Mines the pending transactions of a network now. */
  mine(caipNetworkId: string): void
  /** Resets every network to its first block. */
  reset(): void
}

const BLOCK_TIME_MS = 10_000

export function createBitcoinLedger({
  networks,
  accounts,
  blockTimeMs = BLOCK_TIME_MS,
  nowMs = Date.now,
}: BitcoinLedgerOptions): BitcoinLedger {
  const createChains = () => {
    const chains = new Map(
      networks.map(({ caipNetworkId, prefix = 'bc' }) => {
        const params = prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: prefix }
        return [caipNetworkId, createBitcoinChain({ params, blockTimeMs, nowMs })]
      }),
    )
    for (const { address, sats } of accounts) {
      const homes = [...chains.values()].filter((chain) => chain.isAddress(address))
      if (homes.length === 0) throw new UnknownNetworkError(`The ledger has no network of ${address}`)
      for (const chain of homes) chain.give(address, sats)
    }
    return chains
  }
  let current = createChains()

  function chainOf(caipNetworkId: string): BitcoinChain {
    const chain = current.get(caipNetworkId)
    if (chain === undefined) throw new UnknownNetworkError(`The ledger has no network ${caipNetworkId}`)
    chain.catchUp()
    return chain
  }

  return {
    chains: networks.map(({ caipNetworkId, urls = [] }) => ({
      caipNetworkId,
      urls,
      respond: async (request) => handleEsplora(chainOf(caipNetworkId), request),
    })),
    balanceOf({ caipNetworkId, address }) {
      const outputs = chainOf(caipNetworkId).ofAddress(address)
      return addAmounts(outputs.filter(({ spentBy }) => spentBy === undefined).map(({ amount }) => amount))
    },
    give: ({ caipNetworkId, address, sats }) => chainOf(caipNetworkId).give(address, sats),
    mine: (caipNetworkId) => chainOf(caipNetworkId).mine(),
    reset() {
      current = createChains()
    },
  }
}
