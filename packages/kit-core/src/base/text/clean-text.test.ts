import { cleanText } from '../../index.js'
import {
  firstLetter,
  isLookalike,
  MAX_DISPLAY_SYMBOL_LENGTH,
  MAX_DISPLAY_TEXT_LENGTH,
  sanitizeText,
  splitGraphemes,
  UNKNOWN_WALLET,
} from './clean-text.js'

const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'

const HOSTILE: readonly (readonly [what: string, given: string, shown: string])[] = [
  ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a template stays text', '{{1+1}}', '{{1+1}}'],
  ['a reserved key is a word', '__proto__', '__proto__'],
  ['a direction override goes', '\u202egnirts', 'gnirts'],
  ['a blank of no width goes', 'a\u200bb', 'ab'],
  ['fillers of Hangul go', '\u3164\u115f\u1160\uffa0', ''],
  ['a blank of Braille goes', '\u2800\u2800', ''],
  ['marks pile up to two', `Z${'\u0301'.repeat(60)}`, '\u0179\u0301\u0301'],
  ['marks without a letter go', '\u0301\u0301abc', 'abc'],
  ['half a pair goes', 'a\ud800b', 'ab'],
  ['control characters go', 'a\u0000\u0007\u001bb', 'ab'],
  ['line breaks become one blank', 'a\r\n\n\tb\u2028c', 'a b c'],
  ['wide blanks become one blank', 'a\u3000\u2003 b\u00a0c', 'a b c'],
  ['private and unassigned characters go', 'a\ue000b\u{f0000}c\u{50000}d', 'abcd'],
  ['a soft hyphen and marks of order go', 'pay\u00adpal\ufeff\u200e', 'paypal'],
  ['a joiner outside an emoji goes', 'a\u200db', 'ab'],
  ['a selector outside an emoji goes', 'a\ufe0fb', 'ab'],
  ['a text is composed', 'e\u0301', '\u00e9'],
  ['outer blanks go', '   Fox   ', 'Fox'],
]

test.each(HOSTILE)('R-CONN-09 cleans shown text: %s', (_, given, shown) => {
  expect(cleanText(given)).toBe(shown)
  expect(sanitizeText(sanitizeText(given))).toBe(sanitizeText(given))
})

test('R-CONN-09 keeps an emoji sequence whole', () => {
  expect(cleanText(`a ${FAMILY} b`)).toBe(`a ${FAMILY} b`)
  expect(splitGraphemes(FAMILY)).toHaveLength(1)
})

test('R-CONN-09 shortens a long text by graphemes', () => {
  expect(cleanText('W'.repeat(5_000))).toBe(`${'W'.repeat(MAX_DISPLAY_TEXT_LENGTH)}…`)
  expect(cleanText('W'.repeat(MAX_DISPLAY_TEXT_LENGTH))).toBe('W'.repeat(MAX_DISPLAY_TEXT_LENGTH))
  expect(cleanText(FAMILY.repeat(13), { max: MAX_DISPLAY_SYMBOL_LENGTH })).toBe(`${FAMILY.repeat(12)}…`)
  expect(cleanText(`${'a'.repeat(11)} bcd`, { max: 12 })).toBe(`${'a'.repeat(11)}…`)
})

test('R-CONN-09 returns the fallback for a value that is not text or leaves nothing to read', () => {
  for (const empty of ['', '\n', '\u3164', '\u202e', '\u0301', '\ud800', undefined, null, 7, {}]) {
    expect(cleanText(empty, { fallback: UNKNOWN_WALLET })).toBe('Unknown wallet')
  }
})

// Time that grows with the square of the length would last longer than the limit of a test.
test('R-CONN-09 cleans a text of megabytes', () => {
  for (const hidden of ['\u200b', '\u202e', '\u3164']) {
    expect(cleanText(hidden.repeat(4_000_000), { fallback: 'x' })).toBe('x')
  }
  expect(cleanText('['.repeat(4_000_000))).toHaveLength(MAX_DISPLAY_TEXT_LENGTH + 1)
})

test('R-CONN-09 returns the first visible grapheme as the initial', () => {
  expect(firstLetter('\u202e fox')).toBe('F')
  expect(firstLetter('\u3164')).toBe('?')
})

test('R-CONN-09 detects Latin mixed with Cyrillic or Greek as a lookalike', () => {
  expect(isLookalike('P\u0430yPal')).toBe(true)
  expect(isLookalike('\u039cetaMask')).toBe(true)
  expect(isLookalike('PayPal')).toBe(false)
  expect(isLookalike('\u041a\u043e\u0448\u0435\u043b\u0451\u043a')).toBe(false)
})
