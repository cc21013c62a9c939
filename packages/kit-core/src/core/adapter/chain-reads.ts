/** Adapter contract: balances and names read from the chain. */
import type { Network } from '../../base/networks/network.js'

/** Address and network of a balance. Needs no connection. */
export type GetBalanceParams = { address: string; network: Network; signal: AbortSignal }

/** A balance of the native token. `value` is in base units. */
export type NativeBalance = { value: bigint; decimals: number; symbol: string }

/**
 * A token balance of an address. `address` is the token's own, absent for the native token. `value` is in base units.
 * For a token that its network scales, `value` is instead the scaled amount that nodes and explorers show, in the
 * same decimals. All amounts of such a token are scaled: balances, transfers, estimates and received amounts. Name
 * and symbol are absent where the chain has none.
 */
export type ChainTokenBalance = {
  address?: string | undefined
  value: bigint
  decimals: number
  name?: string | undefined
  symbol?: string | undefined
  /** Allowance of the requested spender, in base units. */
  allowance?: bigint | undefined
  /** Decimals that the contract reports, if requested and available. */
  contractDecimals?: number | undefined
}

/** Address and network of the balances, and optionally a single token. */
export type TokenBalancesParams = GetBalanceParams & { only?: TokenBalanceFilter | undefined }

/**
 * Selects one token, or the native token when none is named. Also sets the block or slot the node must have reached,
 * the spender to read the allowance of, and whether to read the decimals.
 */
export type TokenBalanceFilter = {
  tokenAddress?: string | undefined
  atBlock?: bigint | undefined
  spender?: string | undefined
  includeDecimals?: boolean | undefined
}

/** The address to read the name of. */
export type FetchNameParams = { address: string; signal: AbortSignal }

/** A name as stored on chain, and the URL of its avatar. Both are untrusted. */
export type ChainName = { name: string; avatar?: string | undefined }
