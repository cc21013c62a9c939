/**
 * What of a foreign text is shown: names of wallets, networks, tokens and apps, and whatever else a stranger may write.
 *
 * In      text      anything; what is no text counts as empty
 *         max       letters as a reader counts them; what is longer ends in `…`
 *         fallback  stands in for a text that leaves nothing to read
 * Out     one line without invisible, blank-looking or direction-turning characters, at most two marks on a letter
 * Source  security design §8, shown text
 */

/** Letters of a name. */
export const MAX_DISPLAY_TEXT_LENGTH = 40

/** Letters of a token's symbol. */
export const MAX_DISPLAY_SYMBOL_LENGTH = 12

/** What a wallet without a readable name is called. */
export const UNKNOWN_WALLET = 'Unknown wallet'

const LONGEST_READ = 20_000

/** Separators, line breaks and the Braille letter that is a blank. */
const BLANKS = /[\p{Z}\t\n\v\f\r\u0085\u2800]+/gu

/** All that draws nothing; the joiner and the emoji selector only where no emoji needs them. */
const UNSEEN = new RegExp(
  [
    '(?![\\u200d\\ufe0f])[\\p{C}\\p{DI}\\u{1d159}]',
    '(?<!\\p{ExtPict}\\p{EMod}?\\ufe0f?)\\u200d',
    '\\u200d(?!\\p{ExtPict})',
    '(?<!\\p{ExtPict}\\p{EMod}?)\\ufe0f',
  ].join('|'),
  'gu',
)
const PILED_MARKS = /((?:(?!\ufe0f)\p{M}){2})(?:(?!\ufe0f)\p{M})+/gu
const LEADING_MARKS = /^\p{M}+/u
/** What most names are made of: nothing of it is taken out. */
const PLAIN = /^[\x21-\x7e]*$/
/** Each character is a letter, and nothing that could join it follows. */
const SINGLE = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/

/** The text as it is shown. */
export function cleanText(
  text: unknown,
  { max = MAX_DISPLAY_TEXT_LENGTH, fallback = '' }: { max?: number; fallback?: string } = {},
): string {
  const readable = sanitizeText(text)
  if (readable === '') return fallback
  if (readable.length <= max) return readable
  const letters = firstLetters(readable, max + 1)
  return letters.length <= max ? readable : `${letters.slice(0, max).join('').trimEnd()}…`
}

/** The text on one line, whole, with what cannot be seen taken out. */
export function sanitizeText(text: unknown): string {
  if (typeof text !== 'string') return ''
  if (text.length <= LONGEST_READ && PLAIN.test(text)) return text
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

/** The letters of a text as a reader counts them; code points where the browser cannot tell. */
export function splitGraphemes(text: string): readonly string[] {
  return firstLetters(text, Number.POSITIVE_INFINITY)
}

/** Stops when it has enough: a stranger's text can be long. */
function firstLetters(text: string, enough: number): readonly string[] {
  const found: string[] = []
  // One more than is looked for: it could belong to the letter before it.
  const part = SINGLE.test(text.slice(0, enough + 1)) ? text.slice(0, enough) : text
  for (const letter of lettersOf(part)) {
    if (found.length >= enough) break
    found.push(letter)
  }
  return found
}

let segmenter: Intl.Segmenter | undefined

function* lettersOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function' || SINGLE.test(text)) yield* text
  else {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    for (const { segment } of segmenter.segment(text)) yield segment
  }
}

/** The letter that stands for a name which has no picture. */
export function firstLetter(name: unknown): string {
  return firstLetters(sanitizeText(name), 1)[0]?.toLocaleUpperCase() ?? '?'
}

/** Whether Latin letters stand beside Cyrillic or Greek ones, which may be taken for each other. */
export function isLookalike(text: string): boolean {
  return /\p{sc=Latn}/u.test(text) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(text)
}
