/**
 * Normalizes a name for lookup: two spellings that look the same become one name, and a name that only looks like another
 * is rejected.
 *
 * In      text   as typed
 * Out     lower-case labels separated by dots, with compatible letter shapes unified; undefined when it is not a name:
 *         no dot, an empty label, an invisible character, alphabets that can be confused with each other
 * Source  spec R-SEND-08, R-SEND-132, R-NAME-06; security design §8 (recipients); UTS #46, ENSIP-15 (this accepts a subset)
 */
import { isLookalike, sanitizeText } from '../../base/text/clean-text.js'

const MAX_NAME_LENGTH = 255

const LABELS = /^[\p{L}\p{M}\p{Nd}_-]+(?:\.[\p{L}\p{M}\p{Nd}_-]+)+$/u
const MARK_FIRST = /(?:^|\.)\p{M}/u
/** A label with Latin letters must not contain letters of other alphabets. */
const LATIN = /\p{Script=Latin}/u
const OTHER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u

/** Digits of other alphabets look like these, and some look like letters. */
const PLAIN_DIGIT = /[0-9]/
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u
/** Phonetic letters that look like plain Latin ones. */
const PHONETIC = /[\u0251\u0261\u0269\u028b\u1d00-\u1dbf]/
/** Alphabets with many letters that look like Latin ones. */
const TWINS = /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u

export function parseRecipientName(text: string): string | undefined {
  const name = text.normalize('NFKC').toLowerCase().normalize('NFC')
  if (name.length > MAX_NAME_LENGTH || sanitizeText(name) !== name) return undefined
  if (!LABELS.test(name) || MARK_FIRST.test(name)) return undefined
  if (PHONETIC.test(name) || TWINS.test(name)) return undefined
  if (name.split('.').some((label) => OTHER_DIGIT.test(label) && (PLAIN_DIGIT.test(label) || LATIN.test(label)))) {
    return undefined
  }
  const isMixed = isLookalike(name) || name.split('.').some((label) => LATIN.test(label) && OTHER.test(label))
  return isMixed ? undefined : name
}
