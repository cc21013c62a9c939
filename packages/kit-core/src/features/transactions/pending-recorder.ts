/**
 * What records wallet requests and sent transactions, as one object that loads when something is about to be sent or checked on
 * chain.
 */

import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { fetchHolding } from '../../wallets/account/fetch-holding.js'
import { broadcast } from './broadcast.js'
import { isRetryable } from './is-retryable.js'
import { notifySent } from './notify-sent.js'
import { toOutcomeError } from './outcome-error.js'
import { getPaymentError } from './payment-error.js'
import { setOnchainBalance } from './pending-balances.js'
import { recordOutcome } from './record-outcome.js'
import { recordSent } from './record-sent.js'
import { requestTransaction } from './request-transaction.js'
import { allowRepeat } from './send-request-list.js'
import { adoptStoredSendRequests, handleLateResponse, recordSendRequest } from './send-requests.js'
import { withSendRequest } from './with-send-request.js'

/** Also has what runs just before or after: balances on chain, errors of outcomes, locks between pages. */
export const pendingRecorder = {
  allowRepeat,
  withSendRequest,
  broadcast,
  isRetryable,
  requestTransaction,
  recordSendRequest,
  handleLateResponse,
  adoptStoredSendRequests,
  recordSent,
  recordOutcome,
  notifySent,
  toOutcomeError,
  getPaymentError,
  setOnchainBalance,
  fetchHolding,
  acquireLock,
  runIfUnlocked,
}

/** The type of `pendingRecorder`. */
export type PendingRecorder = typeof pendingRecorder
