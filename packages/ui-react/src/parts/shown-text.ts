/**
 * What of a foreign text is shown: names of wallets, networks, tokens and apps, and whatever else a stranger may write.
 *
 * In      text      anything; max: letters as a reader counts them; fallback: what stands in for nothing
 * Out     one line with no invisible, blank-looking or direction-turning characters, at most two marks on a letter
 * Source  security rules for shown text (names 40, symbols 12)
 */
export const SHOWN_TEXT_MAX = 40

const LONGEST_READ = 20_000
const BLANKS = /[\p{Z}\t\n\v\f\r\u0085\u2800]+/gu
const UNSEEN = new RegExp(
  [
    '(?![\\u200d\\ufe0f])[\\p{C}\\p{Default_Ignorable_Code_Point}\\u{1d159}]',
    '(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d',
    '\\u200d(?!\\p{Extended_Pictographic})',
    '(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)\\ufe0f',
  ].join('|'),
  'gu',
)
const PILED_MARKS = /((?:(?!\ufe0f)\p{M}){2})(?:(?!\ufe0f)\p{M})+/gu
const LEADING_MARKS = /^\p{M}+/u

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

/** The letters of a text as a reader counts them. */
export function readLetters(text: string): readonly string[] {
  return segmenter === null ? Array.from(text) : Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The text on one line, whole, with what cannot be seen taken out. */
export function readableText(text: string): string {
  return text
    .slice(0, LONGEST_READ)
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(LEADING_MARKS, '')
    .trim()
}

/** The text as it is shown: readable, cut to `max` letters, or `fallback` when nothing is left. */
export function cleanText(
  text: string,
  { max = SHOWN_TEXT_MAX, fallback = '' }: { max?: number; fallback?: string } = {},
): string {
  const readable = readableText(text)
  if (readable === '') return fallback
  if (readable.length <= max) return readable
  const letters = readLetters(readable)
  return letters.length <= max ? readable : `${letters.slice(0, max).join('').trimEnd()}…`
}

/** The letter that stands for a name which has no picture. */
export function firstLetter(name: string): string {
  return readLetters(readableText(name))[0]?.toLocaleUpperCase() ?? '?'
}

/** True when Latin letters stand beside Cyrillic or Greek ones, which may be taken for each other. */
export function isLookalike(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)
}
