/**
 * State of the swap form and its review; initial until a swap view opens, and again for another account or network.
 *
 * Source  spec R-STATE-40, R-SWAP-09, R-SWAP-24, R-SWAP-49, R-CONST-22
 */
import type { SwapQuote, SwapTokenListing } from '@bowline/api-client'
/** A token that can be swapped, with the account's balance. */
export type SwapToken = SwapTokenListing & {
  /** Decimal text; `0` when the account holds none. */
  readonly quantity: string
  /** In US dollars; 0 when unknown. */
  readonly price: number
  /** Value of the balance, in US dollars. */
  readonly value: number
  /** True for well-known tokens, which are shown first. */
  readonly isSuggested: boolean
}

/**
 * Progress of a swap. `insufficient`: there is a quote, for more than the account holds. `approving`, `swapping`: from the
 * wallet prompt until the transaction is confirmed. `failed`: loading, the quote or the swap failed.
 */
export type SwapPhase =
  | 'initializing'
  | 'idle'
  | 'quoting'
  | 'quoted'
  | 'insufficient'
  | 'reviewing'
  | 'approving'
  | 'swapping'
  | 'done'
  | 'failed'

/** The allowance that the approval in the review would grant. */
export type SwapAllowance = {
  /** Amount of the token as decimal text. */
  readonly granted: string | 'unlimited'
  /** Bare address of the contract that may spend the token. */
  readonly spender: string
}

/** A swap under review. `approve`: waits for the user to approve the token. `ready`: the wallet can be prompted for the swap. */
export type SwapReview = {
  readonly status: 'building' | 'approve' | 'approving' | 'ready' | 'swapping'
  /** Present while an approval is needed, also when it is part of the same request as the swap. */
  readonly allowance?: SwapAllowance | undefined
  /** Bare address of the contract that the swap calls, once the swap is built. */
  readonly contract?: string | undefined
  /** Minimum received that the built swap states, as decimal text. Absent when it states none, and until it is built. */
  readonly minimumReceived?: string | undefined
  /** Step of two when the token requires a reset of an earlier allowance first; absent when one approval is enough. */
  readonly approvalStep?: 1 | 2 | undefined
  /**
   * Number of calls when the wallet carries out the approval, after a reset if the token requires one, and the swap as one request,
   * all or none. Absent when they are separate requests, or none is needed.
   */
  readonly batchSize?: number | undefined
  /** True when the user chose an unlimited approval. */
  readonly isAnyAmount?: boolean | undefined
  /** Hash of the approval or swap, once the wallet has sent it. */
  readonly hash?: string | undefined
  /** True when the user confirmed a high price impact. */
  readonly isImpactConfirmed: boolean
  /** True when the user would receive less than shown before. The wallet is not prompted until the user accepts. */
  readonly isRepriced?: boolean | undefined
}

/** The `swap` slice. */
export type SwapState = {
  readonly phase: SwapPhase
  /** Sorted by symbol. */
  readonly tokens: readonly SwapToken[]
  /** Up to 8 well-known tokens, best known first. */
  readonly suggestedTokens: readonly SwapToken[]
  readonly sourceToken: SwapToken | undefined
  /** Decimal text such as `1.5`; any other text is not an amount. */
  readonly sourceTokenAmount: string
  readonly toToken: SwapToken | undefined
  /** Decimal text, cut to 6 decimals; empty without a quote. */
  readonly toTokenAmount: string
  /** Message of a failed quote, or `Insufficient balance`. */
  readonly error: string | undefined
  /** Price of the native token in US dollars; 0 when unknown. */
  readonly networkPrice: number
  /** In wei; absent until known. */
  readonly gasPrice: string | undefined
  /** Gas of the built transaction; an estimate before. */
  readonly gasLimit: string
  /** Network fee besides gas, in wei; absent when there is none, and until known. */
  readonly dataFee: string | undefined
  readonly quote: SwapQuote | undefined
  /** True when some quotes of the response could not be parsed, so there may be a better price. */
  readonly areQuotesPartial: boolean
  readonly review: SwapReview | undefined
  /** True when the native balance does not cover the fee. */
  readonly isGasInsufficient: boolean
}

/** State before the token list is loaded. */
export const INITIAL_SWAP_STATE: SwapState = {
  phase: 'initializing',
  tokens: [],
  suggestedTokens: [],
  sourceToken: undefined,
  sourceTokenAmount: '',
  toToken: undefined,
  toTokenAmount: '',
  error: undefined,
  networkPrice: 0,
  gasPrice: undefined,
  gasLimit: '150000',
  dataFee: undefined,
  quote: undefined,
  areQuotesPartial: false,
  review: undefined,
  isGasInsufficient: false,
}
