/** Warning rules for messages; each rule is independent. Source: security design §7. */
import type { ReviewRule } from '../review.js'
import { shownMessage } from '../shown-text.js'
import type { ReadMessage } from './read-message.js'

const BARE_HASH = /^\s*(0x)?[0-9a-f]{64}\s*$/i

const bareHash: ReviewRule<ReadMessage> = ({ text, isText, bytes }) =>
  bytes.length === 32 || (isText && BARE_HASH.test(text))
    ? {
        id: 'bare-hash',
        text: 'These 32 bytes can’t be read. They may be a hash that moves your assets.',
      }
    : undefined

const notText: ReviewRule<ReadMessage> = ({ isText, bytes }) =>
  isText || bytes.length === 32
    ? undefined
    : { id: 'not-text', text: 'This message isn’t text. You can’t see what it says.' }

const emptyText: ReviewRule<ReadMessage> = ({ text, isText }) =>
  isText && text.trim() === '' ? { id: 'empty-text', text: 'This message has no text.' } : undefined

const unseenCharacters: ReviewRule<ReadMessage> = ({ text, isText }) =>
  isText && shownMessage(text).isChanged
    ? {
        id: 'unseen-characters',
        text: 'This message has invisible or direction-changing characters, which aren’t shown.',
      }
    : undefined

/** All message rules, in the order of their warnings. */
export const messageRules = [bareHash, notText, emptyText, unseenCharacters] as const
