/** The code that tracks sent transactions. In its own file, loaded when something is about to be sent. */

import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { readHolding } from '../../wallets/account/read-holding.js'
import { broadcast } from './broadcast.js'
import { isRetryable } from './is-retryable.js'
import { notifySent } from './notify-sent.js'
import { toOutcomeError } from './outcome-error.js'
import { paymentError } from './payment-error.js'
import { setOnchainBalance } from './pending-balances.js'
import { recordOutcome } from './record-outcome.js'
import { recordSent } from './record-sent.js'
import { requestTransaction } from './request-transaction.js'
import { allowRepeat } from './send-request-list.js'
import { adoptStoredSendRequests, handleLateResponse, recordSendRequest } from './send-requests.js'
import { withSendRequest } from './with-send-request.js'

/** Functions that record requests, sent transactions, outcomes and balances on chain, and locks between pages. */
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
  paymentError,
  setOnchainBalance,
  readHolding,
  acquireLock,
  runIfUnlocked,
}

/** The type of `pendingRecorder`. */
export type PendingRecorder = typeof pendingRecorder
