/**
 * Makes text from third parties safe to show: names of wallets, networks, tokens and apps.
 *
 * In      text      any value; a value that is not text counts as empty
 *         max       maximum number of graphemes; longer text ends in `…`
 *         fallback  replaces text that has nothing left to read
 * Out     one line without invisible, blank-looking or direction-turning characters, at most two marks on a letter
 * Source  security design §8, shown text
 */

/** Maximum length of a name, in graphemes. */
export const MAX_DISPLAY_TEXT_LENGTH = 40

/** Maximum length of a token symbol, in graphemes. */
export const MAX_DISPLAY_SYMBOL_LENGTH = 12

/** Shown for a wallet without a readable name. */
export const UNKNOWN_WALLET = 'Unknown wallet'

const LONGEST_READ = 20_000

/** Separators, line breaks and the blank Braille pattern. */
const BLANKS = /[\p{Z}\t\n\v\f\r\u0085\u2800]+/gu

/** Characters that draw nothing. The joiner and the emoji selector are included only where no emoji needs them. */
const INVISIBLE = new RegExp(
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
/** Printable ASCII, which most names consist of. Nothing is removed from it. */
const PLAIN = /^[\x21-\x7e]*$/
/** Each character is a grapheme, and no combining character follows. */
const SINGLE = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/

/** Returns the text as it is shown: one line, cleaned and shortened to `max` graphemes. */
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

/** Returns the whole text on one line, without invisible characters. */
export function sanitizeText(text: unknown): string {
  if (typeof text !== 'string') return ''
  if (text.length <= LONGEST_READ && PLAIN.test(text)) return text
  return text
    .slice(0, LONGEST_READ)
    .replace(BLANKS, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(LEADING_MARKS, '')
    .trim()
}

/** Splits a text into graphemes, or into code points where the browser has no segmenter. */
export function splitGraphemes(text: string): readonly string[] {
  return firstLetters(text, Number.POSITIVE_INFINITY)
}

/** Stops at `enough` graphemes, because third-party text can be long. */
function firstLetters(text: string, enough: number): readonly string[] {
  const found: string[] = []
  // Takes one character more than needed, because it can belong to the grapheme before it.
  const part = SINGLE.test(text.slice(0, enough + 1)) ? text.slice(0, enough) : text
  for (const letter of graphemesOf(part)) {
    if (found.length >= enough) break
    found.push(letter)
  }
  return found
}

let segmenter: Intl.Segmenter | undefined

function* graphemesOf(text: string): Iterable<string> {
  if (typeof Intl.Segmenter !== 'function' || SINGLE.test(text)) yield* text
  else {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    for (const { segment } of segmenter.segment(text)) yield segment
  }
}

/** First grapheme of a name in capitals, shown where it has no icon. `?` for a name without a readable character. */
export function firstLetter(name: unknown): string {
  return firstLetters(sanitizeText(name), 1)[0]?.toLocaleUpperCase() ?? '?'
}

/** Whether the text mixes Latin letters with Cyrillic or Greek letters, which look similar. */
export function isLookalike(text: string): boolean {
  return /\p{sc=Latn}/u.test(text) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(text)
}
