/**
 * Makes untrusted text safe to show on an approval card.
 *
 * In      text
 * Out     toShownText     one line, cut to a number of graphemes; `fallback` when nothing readable is left
 *         toShownMessage  the lines of a message, and whether invisible characters were removed
 * Source  security design §8, shown text; §7, text with bidi or invisible characters
 */
const UNSEEN = new RegExp(
  [
    '(?![\\u200d\\ufe0f\\n\\t])[\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}]',
    '(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d',
    '\\u200d(?!\\p{Extended_Pictographic})',
    '(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?)\\ufe0f',
  ].join('|'),
  'gu',
)
const WIDE_BLANKS = /[\p{Z}\t]/gu
const PILED_MARKS = /((?:(?!\ufe0f)\p{M}){2})(?:(?!\ufe0f)\p{M})+/gu
const MAX_SHOWN_LENGTH = 40

/** Cleans a name, a symbol or a field to one line of at most `max` graphemes. */
export function toShownText(text: string, { max = MAX_SHOWN_LENGTH, fallback = '???' } = {}): string {
  const readable = toShownMessage(text.slice(0, max * 20))
    .text.replace(/\s+/gu, ' ')
    .trim()
  if (readable === '') return fallback
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(readable)]
  if (letters.length <= max) return readable
  return `${letters
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`
}

/** Cleans a message and keeps its line breaks. */
export function toShownMessage(text: string): { readonly text: string; readonly isChanged: boolean } {
  const lines = text.replace(/\r\n/g, '\n')
  const shown = lines.replace(UNSEEN, '').replace(PILED_MARKS, '$1')
  return { text: shown.replace(WIDE_BLANKS, ' '), isChanged: shown !== lines }
}
