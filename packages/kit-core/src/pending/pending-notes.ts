/** What follows what was sent. A file of its own, loaded once something is to be sent. */
import { noteEnd } from './note-end.js'
import { noteSent } from './note-sent.js'

/** Notes that something was sent, and how it ended. */
export const pendingNotes = { noteSent, noteEnd }

/** Both of them. */
export type PendingNotes = typeof pendingNotes
