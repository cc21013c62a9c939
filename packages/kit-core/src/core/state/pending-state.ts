/**
 * What was sent, and how it stands.
 *
 * Source  spec R-ADPT-50, R-ACCT-80
 */

import type { CaipAddress } from '../../base/caip/namespace.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Replacement, SentTransaction, SentTransactionOutcome, SentTransactionStatus } from '../adapter/events.js'

/** How many sent transactions are followed at the same time. */
export const PENDING_TRANSACTIONS_MAX = 99

/** Of the key in storage. */
export const SENT_NAME = `${STORAGE_PREFIX}sent_transactions`

/** Of the key with what wallets were asked to send and have not answered for. */
export const ASKED_NAME = `${SENT_NAME}/asked`

/** What it was sent for; `other` is the app's own. */
export type SentTransactionKind = 'transfer' | 'approval' | 'swap' | 'payment' | 'other'

/** What it moves out of the account, or into it. */
export type AssetChange = {
  readonly direction: 'in' | 'out'
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
  readonly name?: string | undefined
  /** The token's own address; absent for the coin. */
  readonly asset?: string | undefined
  readonly iconUrl?: string | undefined
  /** Dollars for one. */
  readonly price?: number | undefined
  /** Decimal text: what was shown of it when it was sent. Of what is moved out. */
  readonly before?: string | undefined
  /** Of what is paid. */
  readonly decimals?: number | undefined
}

/** A transaction that was sent and is followed until it ends. */
export type TrackedTransaction = SentTransaction & {
  readonly account: CaipAddress
  readonly kind: SentTransactionKind
  readonly sentAtMs: number
  /** Who receives it; of an approval its spender. */
  readonly receiver?: string | undefined
  readonly moves: readonly AssetChange[]
  readonly isSmartAccount?: boolean | undefined
  /** Of a payment. */
  readonly paymentId?: string | undefined
  readonly status: SentTransactionStatus
  /** It is in a block that the chain may still take back; then it is `pending` again. */
  readonly isReorgPossible?: boolean | undefined
  /** It is pending, and for a minute or more no node has heard of it. */
  readonly isNotSeen?: boolean | undefined
  /** Which end the visitor and the app were told last. */
  readonly lastNotified?: SentTransactionOutcome | undefined
  /** The transaction that stands for it in the chain, where that is another: its replacement, or what a batch came to. */
  readonly settledAs?: string | undefined
  /** Why another one stands there. */
  readonly reason?: Replacement['reason'] | undefined
  /** The block that it is in, decimal, where its end tells that. */
  readonly block?: string | undefined
  /** Decimal text: what of a payment has reached its receiver, where the chain tells that. */
  readonly receivedAmount?: string | undefined
  /** A reading has shown what it moved. */
  readonly isReflected?: boolean | undefined
}

/** What is known when it is sent. */
export type SentNote = SentTransaction &
  Partial<Pick<TrackedTransaction, 'kind' | 'receiver' | 'moves' | 'isSmartAccount' | 'paymentId'>>

/** What a wallet is asked to send. */
export type ToSend = Omit<SentNote, 'hash'> & { readonly address: string }

/** What a wallet was asked to send and has not answered for. */
export type AskedTransaction = ToSend & {
  readonly id: string
  readonly account: CaipAddress
  readonly kind: SentTransactionKind
  readonly moves: readonly AssetChange[]
  readonly connectorId: string
  readonly askedAtMs: number
  /**
   * `open` while the wallet can still answer the page that asked. `silent` once it has not answered in time, `unknown` once its
   * answer is lost or does not say whether it sent: the transaction may have been sent.
   */
  readonly status: 'open' | 'silent' | 'unknown'
  /** Of a request to a paired wallet, as the pairing client counts them, and its method: a late answer is matched by them. */
  readonly requestId?: number | undefined
  readonly method?: string | undefined
  /** The user has checked the wallet and asks it again. */
  readonly isRepeatAllowed?: boolean | undefined
}
