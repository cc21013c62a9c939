/**
 * EVM chains in memory, for demos and tests without a network. Transfers are real: signatures are recovered, nonces,
 * balances and chain ids are checked, fees are charged, and amounts are integers.
 *
 * In      accounts: each is credited on every chain; blockTimeMs: 0 mines each transaction at once
 * Throws  RpcError with the code and message of a real node; UnknownNetworkError for an unknown chain
 * Source  spec R-API-59, R-API-64; architecture §7 (an in-memory ledger in mocks)
 */

import type { TokenDescription } from './contract-call.js'
import { createLedgerChain, type LedgerChain } from './ledger-chain.js'
import { METHOD_NOT_FOUND, RpcError } from './rpc-error.js'
import { RPC_METHODS } from './rpc-methods.js'
import type { TokenHolding } from './token-ledger.js'
import { UnknownNetworkError } from './unknown-network-error.js'

/** A chain of the ledger. */
export type LedgerChainInfo = { readonly chainId: number; readonly name?: string | undefined }

/** A holder of a token on one chain. */
export type ChainHolding = TokenHolding & { readonly chainId: number }

/** Options of `createEvmLedger`. Values of `accounts` are in wei. */
export type EvmLedgerOptions = {
  readonly chains: readonly LedgerChainInfo[]
  readonly accounts: readonly { readonly address: string; readonly value: bigint }[]
  /**
   * Returns a holder's initial token amount in base units, at each query; undefined for an unknown token. Without it
   * there are no tokens.
   */
  readonly firstTokenValue?: ((holding: ChainHolding) => bigint | undefined) | undefined
  /** Returns a token's metadata. Without it tokens have none. */
  readonly describeToken?:
    | ((token: { readonly token: string; readonly chainId: number }) => TokenDescription | undefined)
    | undefined
  readonly blockTimeMs?: number | undefined
  readonly nowMs?: (() => number) | undefined
}

/** The chains, and what a test or a demo reads and changes on them. Pass it as `ledger` to `createMockApi`. */
export type EvmLedger = {
  readonly chains: readonly LedgerChainInfo[]
  /** Handles one JSON-RPC method. Rejects as a provider does. */
  request(question: { readonly chainId: number; readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** Balance of an account in wei. */
  balanceOf(account: { readonly chainId: number; readonly address: string }): bigint
  /** Sets the balance of an account on one chain, in wei. */
  setBalance(account: { readonly chainId: number; readonly address: string; readonly value: bigint }): void
  /** Whether the chains have tokens. */
  readonly hasTokens: boolean
  /** Net amount of a token that a holder received since the start, in base units. */
  tokensMovedOf(holding: ChainHolding): bigint
  /** Amount of a holder's token that a spender may take, in base units. */
  allowanceOf(holding: ChainHolding & { readonly spender: string }): bigint
  /** Resets every chain to its first block. */
  reset(): void
}

export function createEvmLedger({
  chains,
  accounts,
  firstTokenValue,
  describeToken = () => undefined,
  blockTimeMs = 0,
  nowMs = Date.now,
}: EvmLedgerOptions): EvmLedger {
  const firstBalances = new Map(accounts.map(({ address, value }) => [address.toLowerCase(), value]))
  const createChains = () =>
    new Map(
      chains.map(({ chainId }) => [
        chainId,
        createLedgerChain({
          chainId,
          balances: firstBalances,
          firstTokenValue: firstTokenValue && ((holding) => firstTokenValue({ ...holding, chainId })),
          describe: (token) => describeToken({ token, chainId }),
          blockTimeMs,
          nowMs,
        }),
      ]),
    )
  let current = createChains()

  function chainOf(chainId: number): LedgerChain {
    const chain = current.get(chainId)
    if (chain === undefined) throw new UnknownNetworkError(`The ledger has no chain ${chainId}`)
    chain.catchUp()
    return chain
  }

  return {
    chains,
    async request({ chainId, method, params = [] }) {
      const handle = RPC_METHODS.get(method)
      if (handle === undefined)
        throw new RpcError(METHOD_NOT_FOUND, `the method ${method} does not exist/is not available`)
      return handle(chainOf(chainId), params)
    },
    balanceOf: ({ chainId, address }) => chainOf(chainId).balanceOf(address),
    setBalance: ({ chainId, address, value }) => chainOf(chainId).setBalance(address, value),
    hasTokens: firstTokenValue !== undefined,
    tokensMovedOf: ({ chainId, ...holding }) => chainOf(chainId).tokens.movedOf(holding),
    allowanceOf: ({ chainId, ...allowance }) => chainOf(chainId).tokens.allowanceOf(allowance),
    reset() {
      current = createChains()
    },
  }
}
