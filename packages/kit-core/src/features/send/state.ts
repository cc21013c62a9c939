/**
 * State of the transfer form. `selectSend` derives everything else from it.
 *
 * Source  spec R-SEND-05, R-SEND-26, R-SEND-31, R-SEND-32
 */
import type { TokenBalance } from '@bowline/api-client'
import type { CaipAddress, CaipNetworkId } from '../../base/caip/namespace.js'
import type { RecipientIssue } from '../../base/caip/payment-request.js'
import type { RecipientKind } from '../../core/adapter/transfer-checks.js'

/** Progress of the recipient lookup. `failed`: the lookup did not complete, so the recipient may still be valid. */
export type RecipientStatus = 'empty' | 'resolving' | 'valid' | 'invalid' | 'failed'

/** Progress of the fee estimate. `idle`: token, amount or recipient is missing. */
export type FeeStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** The last transfer, as it was sent. `selectSend(state).sent` adds its current status. */
export type RememberedTransfer = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
  /** Absent for the native token. */
  readonly tokenAddress?: string | undefined
  readonly iconUrl?: string | undefined
  readonly recipient: string
  /** What the recipient got of a confirmed transfer, as decimal text. Absent while that is unknown. */
  readonly arrived?: string | undefined
}

/** The last transfer with its current status. */
export type SentTransfer = RememberedTransfer & {
  readonly status: 'pending' | 'success' | 'failed' | 'replaced' | 'cancelled' | 'dropped'
}

/** What the user has entered in the form, and what was found out about it. */
export type SendFields = {
  readonly token?: TokenBalance | undefined
  /** Decimal text such as `1.5`; any other text is not an amount. */
  readonly sendTokenAmount?: string | undefined
  /** Amount set by a payment URI, as decimal text. The user may have changed `sendTokenAmount` since. */
  readonly requestedAmount?: string | undefined
  /** True when the amount is the whole balance, less the fee for the native token. */
  readonly isMax?: boolean | undefined
  /** The recipient as the user typed it. */
  readonly recipientText: string
  readonly recipientStatus: RecipientStatus
  readonly recipientAddress?: string | undefined
  readonly recipientProfileName?: string | undefined
  readonly recipientProfileImageUrl?: string | undefined
  readonly recipientKind?: RecipientKind | undefined
  /** Why the recipient is invalid; absent when there is no specific reason. */
  readonly recipientIssue?: RecipientIssue | undefined
  /** True when the name has this address on Ethereum only. */
  readonly isNameElsewhere?: boolean | undefined
  /** Name of a network with a contract at this address where the active network has none. */
  readonly contractElsewhere?: string | undefined
  /** True when the user confirmed the address for this network. */
  readonly isElsewhereConfirmed?: boolean | undefined
  /** The known address that the user has compared with the recipient's. */
  readonly confirmedLookalike?: string | undefined
  /** In the native token, deposit included; decimal text. */
  readonly fee?: string | undefined
  readonly feeStatus: FeeStatus
  /** The highest fee above the amount that the user has confirmed; decimal text. */
  readonly confirmedFee?: string | undefined
  /**
   * Minimums in the native token, as decimal text: what the recipient must get, and what must stay unless nothing
   * stays.
   */
  readonly bounds?: { readonly least: string; readonly keep: string } | undefined
  /** What the recipient gets of a token that charges a transfer fee, as decimal text. */
  readonly arrives?: string | undefined
  /** The error of the estimate, when the transfer would fail as it is. */
  readonly transferError?: unknown
  /** A transfer is being sent: from the checks before the prompt until the wallet responds. */
  readonly loading: boolean
}

/** The `send` slice: the form and the last transfer. Everything is absent at first. */
export type SendForm = {
  readonly fields?: SendFields | undefined
  /** The account (with its network) that the form belongs to. */
  readonly owner?: CaipAddress | undefined
  readonly sent?: RememberedTransfer | undefined
  /** Recipients of transfers sent since the page was loaded. */
  readonly recipients?: readonly string[] | undefined
  /** Token list from before the last transfer. Its balances are outdated, so it is not offered again. */
  readonly spent?: readonly TokenBalance[] | undefined
}

/** Fee and deposit of a transfer, as decimal text in the native token; `dollars` when its price is known. */
export type SendFee = { readonly value: string; readonly symbol: string; readonly dollars: number | undefined }
