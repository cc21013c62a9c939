/** What follows what was sent. A file of its own, loaded once something is to be sent. */

import { holdName, ifNobodyHolds } from '../../base/browser/page-lock.js'
import { readHolding } from '../../wallets/account/read-holding.js'
import { askFor } from './ask-for.js'
import { allowRepeat } from './asked.js'
import { noteAsked, takeAnswer, takeStoredAsked } from './asked-to-send.js'
import { broadcast } from './broadcast.js'
import { endError } from './end-error.js'
import { correctFigure } from './figures.js'
import { handOver } from './hand-over.js'
import { noteEnd } from './note-end.js'
import { noteSent } from './note-sent.js'
import { notifySent } from './notify-sent.js'
import { paymentError } from './payment-error.js'

/** Notes what is to be sent, that it was, how it ended, and what the chain says that there is; one page does so at a time. */
export const pendingNotes = {
  allowRepeat,
  askFor,
  broadcast,
  handOver,
  noteAsked,
  takeAnswer,
  takeStoredAsked,
  noteSent,
  noteEnd,
  notifySent,
  endError,
  paymentError,
  correctFigure,
  readHolding,
  holdName,
  ifNobodyHolds,
}

/** All of them. */
export type PendingNotes = typeof pendingNotes
