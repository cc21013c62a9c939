/** What follows what was sent. A file of its own, loaded once something is to be sent. */
import { readHolding } from '../account/read-holding.js'
import { correctFigure } from './figures.js'
import { noteEnd } from './note-end.js'
import { noteSent } from './note-sent.js'

/** Notes that something was sent, how it ended, and what the chain says that there is. */
export const pendingNotes = { noteSent, noteEnd, correctFigure, readHolding }

/** All of them. */
export type PendingNotes = typeof pendingNotes
