/**
 * What a visitor sees of a message to sign.
 *
 * In      the bytes that will be hashed; the page's origin as the browser gives it, the account, the network, the time
 * Out     a review
 * Throws  RefusedError   by read-message and check-sign-in
 * Source  security design §7
 */
import { type Review, warningsOf } from '../review.js'
import { shownMessage } from '../shown-text.js'
import { checkSignIn } from './check-sign-in.js'
import { messageRules } from './message-rules.js'
import { readMessage, toHex } from './read-message.js'

/** Whom and where a message is signed for. */
export type MessagePlace = {
  readonly origin: string
  readonly address: string
  readonly caipNetworkId: string
  readonly nowMs: number
}

/** Reviews a message. */
export function reviewMessage(bytes: Uint8Array, place: MessagePlace): Review {
  const message = readMessage(bytes)
  const signIn = message.isText ? checkSignIn(message.text, place) : undefined
  return {
    title: signIn === undefined ? 'Sign a message' : 'Sign in',
    action: 'Sign',
    lines: signIn?.lines ?? [],
    text: shownMessage(message.text).text,
    details: toHex(bytes),
    warnings: [...warningsOf(message, messageRules), ...(signIn?.warnings ?? [])],
  }
}
