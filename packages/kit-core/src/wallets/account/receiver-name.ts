/**
 * A name as it is looked up, so that two spellings of it that look the same are one name, and one that only looks like another
 * is none.
 *
 * In      text   as typed
 * Out     lower-case labels with dots between them, letters of compatible shape made the same; undefined when it is no name:
 *         no dot, an empty label, a character that draws nothing, alphabets that may be taken for each other
 * Source  spec R-SEND-08, R-SEND-132, R-NAME-06; security design §8 (receivers); UTS #46, ENSIP-15 (of which this takes less)
 */
import { isLookalike, sanitizeText } from '../../base/text/clean-text.js'

const LONGEST_NAME = 255

const LABELS = /^[\p{L}\p{M}\p{Nd}_-]+(?:\.[\p{L}\p{M}\p{Nd}_-]+)+$/u
const MARK_FIRST = /(?:^|\.)\p{M}/u
/** Letters that look like Latin ones stand with no letters but their own. */
const LATIN = /\p{Script=Latin}/u
const OTHER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u

/** Digits of one alphabet: those of another look like them, and some like letters. */
const PLAIN_DIGIT = /[0-9]/
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u
/** Letters for the sounds of speech, which look like those of every day. */
const PHONETIC = /[\u0251\u0261\u0269\u028b\u1d00-\u1dbf]/
/** Of these alphabets many a letter is drawn like a Latin one. */
const TWINS = /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u

/** Reads a name. */
export function readReceiverName(text: string): string | undefined {
  const name = text.normalize('NFKC').toLowerCase().normalize('NFC')
  if (name.length > LONGEST_NAME || sanitizeText(name) !== name) return undefined
  if (!LABELS.test(name) || MARK_FIRST.test(name)) return undefined
  if (PHONETIC.test(name) || TWINS.test(name)) return undefined
  if (name.split('.').some((label) => OTHER_DIGIT.test(label) && (PLAIN_DIGIT.test(label) || LATIN.test(label)))) {
    return undefined
  }
  const isMixed = isLookalike(name) || name.split('.').some((label) => LATIN.test(label) && OTHER.test(label))
  return isMixed ? undefined : name
}
