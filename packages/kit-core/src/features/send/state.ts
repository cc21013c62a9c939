/**
 * The form of a transfer. What can be worked out of it is `selectSend`'s.
 *
 * Source  spec R-SEND-05, R-SEND-26, R-SEND-31, R-SEND-32
 */
import type { TokenBalance } from '@bowline/api-client'
import type { CaipAddress, CaipNetworkId } from '../../base/caip/namespace.js'
import type { ReceiverKind } from '../../core/adapter/adapter.js'
import type { RecipientIssue } from '../recipients/payment-request.js'

/** How far the receiver is known. `failed`: the name could not be looked up, which says nothing of it. */
export type ReceiverStatus = 'empty' | 'resolving' | 'valid' | 'invalid' | 'failed'

/** How far the fee is known. */
export type FeeStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** What was sent last, as it was sent. How it stands is part of `selectSend(state).sent`. */
export type RememberedTransfer = {
  readonly hash: string
  readonly caipNetworkId: CaipNetworkId
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
  /** Absent for the network's coin. */
  readonly tokenAddress?: string | undefined
  readonly iconUrl?: string | undefined
  readonly receiver: string
  /** Decimal text: what has reached the receiver, of a transfer that the chain carried out. Absent while that is not known. */
  readonly arrived?: string | undefined
}

/** What was sent last, and how it stands. */
export type SentTransfer = RememberedTransfer & {
  readonly status: 'pending' | 'success' | 'failed' | 'replaced' | 'cancelled' | 'dropped'
}

/** What the visitor has filled in. */
export type SendFields = {
  readonly token?: TokenBalance | undefined
  /** Decimal text, as `1.5`; anything else is no amount. */
  readonly sendTokenAmount?: string | undefined
  /** Decimal text: the amount that a payment request asked for; the form's amount may differ from it since. */
  readonly requestedAmount?: string | undefined
  /** The amount is all there is, less the fee where the coin itself is sent. */
  readonly isMax?: boolean | undefined
  /** As typed. */
  readonly receiverText: string
  readonly receiverStatus: ReceiverStatus
  readonly receiverAddress?: string | undefined
  readonly receiverProfileName?: string | undefined
  readonly receiverProfileImageUrl?: string | undefined
  readonly receiverKind?: ReceiverKind | undefined
  readonly receiverFault?: RecipientIssue | undefined
  /** The name has this address on Ethereum, and none here. */
  readonly isNameElsewhere?: boolean | undefined
  /** The name of a network on which a contract stands at the address; here none does. */
  readonly contractElsewhere?: string | undefined
  /** The visitor sends to it all the same. */
  readonly isElsewhereConfirmed?: boolean | undefined
  /** The known address that the visitor has compared with the receiver's. */
  readonly confirmedLookalike?: string | undefined
  /** Decimal text of the network's coin, deposit included. */
  readonly fee?: string | undefined
  readonly feeStatus: FeeStatus
  /** The highest fee that the user has confirmed, which is more than the amount; decimal text. */
  readonly confirmedFee?: string | undefined
  /** Decimal texts of the network's coin: what the receiver takes at least, and what has to stay unless nothing does. */
  readonly bounds?: { readonly least: string; readonly keep: string } | undefined
  /** Decimal text: what reaches the receiver of a token that keeps a fee. */
  readonly arrives?: string | undefined
  /** What was thrown instead of a fee, where the transfer would fail as it is. */
  readonly refusal?: unknown
  /** The wallet is being asked. */
  readonly loading: boolean
}

/** The form, and what was sent with it; all absent at first. */
export type SendForm = {
  readonly fields?: SendFields | undefined
  /** Whose form it is: the account on its network. */
  readonly owner?: CaipAddress | undefined
  readonly sent?: RememberedTransfer | undefined
  /** Addresses that were sent to while the page is open. */
  readonly receivers?: readonly string[] | undefined
  /** The tokens that a transfer was taken from: what they were is not offered again. */
  readonly spent?: readonly TokenBalance[] | undefined
}
