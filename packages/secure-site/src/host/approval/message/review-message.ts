/**
 * Builds what the user sees of a message to sign.
 *
 * In      the bytes that will be hashed; the page's origin as the browser reports it, the account, the network, the time
 * Out     a review
 * Throws  RequestRejectedError  the message is too long or encoded typed data, or a sign-in message that does not match
 * Source  security design §7
 */

import { cardText } from '../../texts/card-text.js'
import { getWarnings, type Review } from '../review.js'
import { toShownMessage } from '../shown-text.js'
import { checkSignIn, type MessageContext } from './check-sign-in.js'
import { messageRules } from './message-rules.js'
import { parseMessage, toHex } from './parse-message.js'

/** Builds the review of a message. */
export function reviewMessage(bytes: Uint8Array, context: MessageContext): Review {
  const message = parseMessage(bytes)
  const signIn = message.isText ? checkSignIn(message.text, context) : undefined
  return {
    title: signIn === undefined ? cardText('Sign a message') : cardText('Sign in'),
    action: 'Sign',
    lines: signIn?.lines ?? [],
    text: toShownMessage(message.text).text,
    details: toHex(bytes),
    warnings: [...getWarnings(message, messageRules), ...(signIn?.warnings ?? [])],
  }
}
