/**
 * EVM chains in memory, for demos and tests that need no network. Value moves for real: signatures are recovered,
 * nonces, balances and chain ids checked, fees taken, and every number is a whole one.
 *
 * In      chains, accounts (each is given its value on every chain), tokens and what their holders begin with, blockTimeMs
 *         (0: mined at once), nowMs
 * Out     JSON-RPC answers, balances
 * Throws  RpcError with the code and words of a real node; TypeError for a chain the ledger does not have
 * Source  spec R-API-59, R-API-64; architecture §7 (an in-memory ledger in mocks)
 */
import type { TokenDescription } from './contract-call.js'
import { createLedgerChain, type LedgerChain } from './ledger-chain.js'
import { METHOD_NOT_FOUND, RpcError } from './rpc-error.js'
import { RPC_METHODS } from './rpc-methods.js'
import type { TokenHolding } from './token-ledger.js'

/** A chain of the ledger. */
export type LedgerChainInfo = { readonly chainId: number; readonly name?: string | undefined }

/** A holder of a token on one chain. */
export type ChainHolding = TokenHolding & { readonly chainId: number }

/** What `createEvmLedger` takes. */
export type EvmLedgerOptions = {
  readonly chains: readonly LedgerChainInfo[]
  readonly accounts: readonly { readonly address: string; readonly value: bigint }[]
  /** What a holder of a token begins with, in base units, asked each time; undefined where there is no such token. None when absent. */
  readonly firstTokenValue?: ((holding: ChainHolding) => bigint | undefined) | undefined
  /** What a token says of itself; nothing when absent. */
  readonly describeToken?:
    | ((token: { readonly token: string; readonly chainId: number }) => TokenDescription | undefined)
    | undefined
  readonly blockTimeMs?: number | undefined
  readonly nowMs?: (() => number) | undefined
}

/** Chains in memory. */
export type EvmLedger = {
  readonly chains: readonly LedgerChainInfo[]
  /** Answers one JSON-RPC method; rejects as a provider does. */
  request(question: { readonly chainId: number; readonly method: string; readonly params?: unknown }): Promise<unknown>
  /** The balance of an account, in wei. */
  balanceOf(account: { readonly chainId: number; readonly address: string }): bigint
  /** Gives an account a balance, in wei, on one chain. */
  setBalance(account: { readonly chainId: number; readonly address: string; readonly value: bigint }): void
  /** Whether the chains have tokens. */
  readonly hasTokens: boolean
  /** What came to a holder of a token since the beginning, less what left, in base units. */
  tokensMovedOf(holding: ChainHolding): bigint
  /** How much of a holder's token a spender may take, in base units. */
  allowanceOf(holding: ChainHolding & { readonly spender: string }): bigint
  /** Back to the first block of every chain. */
  reset(): void
}

/** Makes chains in memory. */
export function createEvmLedger({
  chains,
  accounts,
  firstTokenValue,
  describeToken = () => undefined,
  blockTimeMs = 0,
  nowMs = Date.now,
}: EvmLedgerOptions): EvmLedger {
  const firstBalances = new Map(accounts.map(({ address, value }) => [address.toLowerCase(), value]))
  const makeChains = () =>
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
  let made = makeChains()

  function chainOf(chainId: number): LedgerChain {
    const chain = made.get(chainId)
    if (chain === undefined) throw new TypeError(`The ledger has no chain ${chainId}`)
    chain.catchUp()
    return chain
  }

  return {
    chains,
    async request({ chainId, method, params = [] }) {
      const answer = RPC_METHODS.get(method)
      if (answer === undefined)
        throw new RpcError(METHOD_NOT_FOUND, `the method ${method} does not exist/is not available`)
      return answer(chainOf(chainId), params)
    },
    balanceOf: ({ chainId, address }) => chainOf(chainId).balanceOf(address),
    setBalance: ({ chainId, address, value }) => chainOf(chainId).setBalance(address, value),
    hasTokens: firstTokenValue !== undefined,
    tokensMovedOf: ({ chainId, ...holding }) => chainOf(chainId).tokens.movedOf(holding),
    allowanceOf: ({ chainId, ...allowance }) => chainOf(chainId).tokens.allowanceOf(allowance),
    reset() {
      made = makeChains()
    },
  }
}
