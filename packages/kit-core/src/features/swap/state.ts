/**
 * The swap that is being put together: plain data, empty while nobody swaps.
 *
 * Source  spec R-STATE-40, R-SWAP-09, R-SWAP-24, R-SWAP-49, R-CONST-22
 */
import type { SwapQuote, SwapToken } from '@bowline/api-client'
/** A token that can be swapped, and how much of it the account has. */
export type SwapCoin = SwapToken & {
  /** Decimal text; `0` when none is held. */
  readonly quantity: string
  /** In US dollars; 0 when it is not known. */
  readonly price: number
  /** What the quantity is worth, in US dollars. */
  readonly value: number
  /** Known well enough to be shown first. */
  readonly isSuggested: boolean
}

/** How far a swap has come. `insufficient`: there is a quote, for more than the account has. */
export type SwapPhase =
  | 'initialising'
  | 'idle'
  | 'quoting'
  | 'quoted'
  | 'insufficient'
  | 'reviewing'
  | 'approving'
  | 'swapping'
  | 'done'
  | 'failed'

/** How much an approval lets the swap service take, and who may take it. */
export type SwapAllowance = {
  /** Decimal text of the token's amount. */
  readonly granted: string | 'unlimited'
  /** The bare address of the contract that may take it. */
  readonly spender: string
}

/** A swap under review: its transaction is built, approved where that is needed, and sent. */
export type SwapReview = {
  readonly status: 'building' | 'approve' | 'approving' | 'ready' | 'swapping'
  /** There while an approval is asked for. */
  readonly allowance?: SwapAllowance | undefined
  /** Of two, where the token takes no new allowance before the one of before is reset; absent where one approval is enough. */
  readonly approvalStep?: 1 | 2 | undefined
  /** The visitor wants any amount approved, and not what is swapped alone. */
  readonly isAnyAmount?: boolean | undefined
  /** Of what the wallet was asked for, once it has sent it. */
  readonly hash?: string | undefined
  /** The visitor has seen that a high price impact costs much. */
  readonly isImpactConfirmed: boolean
  /** Less is received than was shown before: the wallet is asked for nothing until the visitor has accepted that. */
  readonly isRepriced?: boolean | undefined
}

/** The swap. */
export type SwapState = {
  readonly phase: SwapPhase
  /** By symbol. */
  readonly tokens: readonly SwapCoin[]
  /** The first of those that are suggested. */
  readonly suggestedTokens: readonly SwapCoin[]
  readonly sourceToken: SwapCoin | undefined
  /** Decimal text, as `1.5`; anything else is no amount. */
  readonly sourceTokenAmount: string
  readonly toToken: SwapCoin | undefined
  /** Decimal text cut to 6 decimals; empty when there is none. */
  readonly toTokenAmount: string
  /** The own words of a quote that failed, or `Insufficient balance`. */
  readonly error: string | undefined
  /** Of the network's coin, in US dollars; 0 when it is not known. */
  readonly networkPrice: number
  /** Wei; absent until it is known. */
  readonly gasPrice: string | undefined
  /** Of the transaction once it is built. */
  readonly gasLimit: string
  /** What the network takes beside gas, in wei; absent where it takes nothing, and until it is known. */
  readonly dataFee: string | undefined
  readonly quote: SwapQuote | undefined
  /** The service's response had quotes that could not be read, so there may be a better price. */
  readonly areQuotesPartial: boolean
  readonly review: SwapReview | undefined
  /** The network's coin is too scarce for the fee. */
  readonly isGasInsufficient: boolean
}

/** Nobody swaps. */
export const FIRST_SWAP_STATE: SwapState = {
  phase: 'initialising',
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
