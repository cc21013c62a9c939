/** What follows what was sent. A file of its own, loaded once something is to be sent. */

import { acquireLock, runIfUnlocked } from '../../base/browser/page-lock.js'
import { readHolding } from '../../wallets/account/read-holding.js'
import { allowRepeat } from './asked.js'
import { broadcast } from './broadcast.js'
import { handOver } from './hand-over.js'
import { isRetryable } from './is-retryable.js'
import { notifySent } from './notify-sent.js'
import { toOutcomeError } from './outcome-error.js'
import { paymentError } from './payment-error.js'
import { setOnchainBalance } from './pending-balances.js'
import { recordOutcome } from './record-outcome.js'
import { recordSent } from './record-sent.js'
import { handleLateResponse, recordSendRequest, takeStoredAsked } from './send-requests.js'
import { withSendRequest } from './with-send-request.js'

/** Notes what is to be sent, that it was, how it ended, and what the chain says that there is; one page does so at a time. */
export const pendingRecorder = {
  allowRepeat,
  withSendRequest,
  broadcast,
  isRetryable,
  handOver,
  recordSendRequest,
  handleLateResponse,
  takeStoredAsked,
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

/** All of them. */
export type PendingRecorder = typeof pendingRecorder
