/**
 * Bitcoin networks in memory, asked as an esplora API is, for demos and tests that need no network. Coins move for real:
 * transactions are read, every signature is checked, no output is spent twice, and every number is a whole one. It knows
 * outputs to a key (version 0 and taproot) and refuses to spend others.
 *
 * In      networks, accounts (each is given its sats on the network its address belongs to), blockTimeMs, nowMs
 * Out     answers, balances
 * Throws  TypeError for a network the ledger does not have, or an address of no network
 * Source  spec R-API-64; architecture §7 (an in-memory ledger in mocks)
 */
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'

import type { MockChain } from '../mock-chain.js'
import { type BitcoinChain, createBitcoinChain, sum } from './bitcoin-chain.js'
import { answerEsplora } from './esplora-responses.js'

/** A network of the ledger: its CAIP-2 id, where it is asked, and how its addresses begin. */
export type BitcoinLedgerNetwork = {
  readonly caipNetworkId: string
  readonly urls?: readonly string[] | undefined
  /** `bc` unless given. */
  readonly prefix?: 'bc' | 'tb' | 'bcrt' | undefined
}

/** What `createBitcoinLedger` takes. */
export type BitcoinLedgerOptions = {
  readonly networks: readonly BitcoinLedgerNetwork[]
  readonly accounts: readonly { readonly address: string; readonly sats: bigint }[]
  /** 10 seconds unless given; 0 puts each transaction into a block at once. */
  readonly blockTimeMs?: number | undefined
  readonly nowMs?: (() => number) | undefined
}

type AccountOn = { readonly caipNetworkId: string; readonly address: string }

/** Networks in memory. */
export type BitcoinLedger = {
  /** For `chains` of `createMockApi`. */
  readonly chains: readonly MockChain[]
  /** What an address holds, what waits included, in sats. */
  balanceOf(account: AccountOn): bigint
  /** Gives an address new coins; resolves the id of the transaction. */
  give(account: AccountOn & { readonly sats: bigint }): string
  /** Puts what waits into a block. */
  mine(caipNetworkId: string): void
  /** Back to the first block of every network. */
  reset(): void
}

const BLOCK_TIME_MS = 10_000

/** Makes networks in memory. */
export function createBitcoinLedger({
  networks,
  accounts,
  blockTimeMs = BLOCK_TIME_MS,
  nowMs = Date.now,
}: BitcoinLedgerOptions): BitcoinLedger {
  const makeChains = () => {
    const chains = new Map(
      networks.map(({ caipNetworkId, prefix = 'bc' }) => {
        const params = prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: prefix }
        return [caipNetworkId, createBitcoinChain({ params, blockTimeMs, nowMs })]
      }),
    )
    for (const { address, sats } of accounts) {
      const homes = [...chains.values()].filter((chain) => chain.isAddress(address))
      if (homes.length === 0) throw new TypeError(`The ledger has no network of ${address}`)
      for (const chain of homes) chain.give(address, sats)
    }
    return chains
  }
  let made = makeChains()

  function chainOf(caipNetworkId: string): BitcoinChain {
    const chain = made.get(caipNetworkId)
    if (chain === undefined) throw new TypeError(`The ledger has no network ${caipNetworkId}`)
    chain.catchUp()
    return chain
  }

  return {
    chains: networks.map(({ caipNetworkId, urls = [] }) => ({
      caipNetworkId,
      urls,
      answer: async (request) => answerEsplora(chainOf(caipNetworkId), request),
    })),
    balanceOf({ caipNetworkId, address }) {
      const outputs = chainOf(caipNetworkId).ofAddress(address)
      return sum(outputs.filter(({ spentBy }) => spentBy === undefined).map(({ amount }) => amount))
    },
    give: ({ caipNetworkId, address, sats }) => chainOf(caipNetworkId).give(address, sats),
    mine: (caipNetworkId) => chainOf(caipNetworkId).mine(),
    reset() {
      made = makeChains()
    },
  }
}
