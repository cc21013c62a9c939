/** Warning rules for the review of messages; each rule is independent. Source: security design §7. */

import { cardText } from '../../texts/card-text.js'
import type { ReviewRule } from '../review.js'
import { toShownMessage } from '../shown-text.js'
import type { ParsedMessage } from './parse-message.js'

const BARE_HASH = /^\s*(0x)?[0-9a-f]{64}\s*$/i

const bareHash: ReviewRule<ParsedMessage> = ({ text, isText, bytes }) =>
  bytes.length === 32 || (isText && BARE_HASH.test(text))
    ? {
        id: 'bare-hash',
        text: cardText('These 32 bytes can’t be read. They may be a hash that moves your assets.'),
      }
    : undefined

const notText: ReviewRule<ParsedMessage> = ({ isText, bytes }) =>
  isText || bytes.length === 32
    ? undefined
    : { id: 'not-text', text: cardText('This message isn’t text. You can’t see what it says.') }

const emptyText: ReviewRule<ParsedMessage> = ({ text, isText }) =>
  isText && text.trim() === '' ? { id: 'empty-text', text: cardText('This message has no text.') } : undefined

const unseenCharacters: ReviewRule<ParsedMessage> = ({ text, isText }) =>
  isText && toShownMessage(text).isChanged
    ? {
        id: 'unseen-characters',
        text: cardText('This message has invisible or direction-changing characters, which aren’t shown.'),
      }
    : undefined

/** Rules for a bare hash, bytes that are no text, an empty text, and invisible characters. */
export const messageRules = [bareHash, notText, emptyText, unseenCharacters] as const
