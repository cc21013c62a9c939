/** @jest-environment node */
import { cleanText, firstLetter, isLookalike, readableText, readLetters, SHOWN_TEXT_MAX } from './shown-text.js'

const HOSTILE: readonly (readonly [name: string, given: string, shown: string])[] = [
  ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['a closing quote stays text', '"><svg/onload=alert(1)>', '"><svg/onload=alert(1)>'],
  ['a template stays text', '{{1+1}}', '{{1+1}}'],
  ['a direction override goes', '\u202egnirts', 'gnirts'],
  ['a blank of no width goes', 'a\u200bb', 'ab'],
  ['a Hangul filler is nothing', '\u3164', ''],
  ['the other fillers are nothing', '\u115f\u1160\uffa0', ''],
  ['a Braille blank is nothing', '\u2800\u2800', ''],
  ['marks pile up to two', `Z${'\u0301'.repeat(60)}`, '\u0179\u0301\u0301'],
  ['marks with no letter go', '\u0301\u0301abc', 'abc'],
  ['half a pair goes', 'a\ud800b', 'ab'],
  ['a reserved key is a word', '__proto__', '__proto__'],
  ['control characters go', 'a\u0000\u0007\u001bb', 'ab'],
  ['line breaks become one blank', 'a\r\n\n\tb\u2028c', 'a b c'],
  ['wide blanks become one blank', 'a\u3000\u2003 b\u00a0c', 'a b c'],
  ['private characters go', 'a\ue000b\u{f0000}c', 'abc'],
  ['unassigned characters go', 'a\u{e0fff}b\u{50000}c', 'abc'],
  ['a soft hyphen and a mark of order go', 'pay\u00adpal\ufeff\u200e', 'paypal'],
  ['a joiner outside an emoji goes', 'a\u200db', 'ab'],
  ['a selector outside an emoji goes', 'a\ufe0fb', 'ab'],
  ['text is composed', 'e\u0301', '\u00e9'],
  ['Arabic digits stay', '١', '١'],
  ['outer blanks go', '   Fox   ', 'Fox'],
]

test.each(HOSTILE)('R-CONN-09 shown text: %s', (_, given, shown) => {
  expect(cleanText(given)).toBe(shown)
})

test.each(['👩‍👩‍👧', '❤️', '👍🏽', '🏴‍☠️', '👩🏽‍🚀'])('R-CONN-09 the emoji %s stays whole', (emoji) => {
  expect(cleanText(`a ${emoji} b`)).toBe(`a ${emoji} b`)
  expect(readLetters(emoji)).toHaveLength(1)
})

test('R-CONN-09 a long text is cut by letters, with an ellipsis, and its end is not a blank', () => {
  const shown = cleanText('W'.repeat(5000))
  expect(shown).toBe(`${'W'.repeat(SHOWN_TEXT_MAX)}…`)
  expect(cleanText(`${'a'.repeat(11)} bcd`, { max: 12 })).toBe(`${'a'.repeat(11)}…`)
  expect(cleanText('👩‍👩‍👧'.repeat(13), { max: 12 })).toBe(`${'👩‍👩‍👧'.repeat(12)}…`)
  expect(cleanText('W'.repeat(SHOWN_TEXT_MAX))).toBe('W'.repeat(SHOWN_TEXT_MAX))
})

test('R-CONN-09 nothing readable leaves the fallback', () => {
  for (const empty of ['', ' ', '\u3164', '\u200b\u200b', '\u202e', '\u0301', '\ud800', '\n']) {
    expect(cleanText(empty, { fallback: 'Unknown wallet' })).toBe('Unknown wallet')
  }
})

test('R-CONN-09 a text of many megabytes is cleaned in no time', () => {
  const started = performance.now()
  expect(cleanText('\u200b'.repeat(4_000_000), { fallback: 'x' })).toBe('x')
  expect(cleanText('['.repeat(100_000))).toHaveLength(SHOWN_TEXT_MAX + 1)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('R-CONN-09 cleaning what is clean changes nothing', () => {
  for (const [, given] of HOSTILE) expect(readableText(readableText(given))).toBe(readableText(given))
})

test('R-CONN-09 the generated initial is the first letter a reader sees', () => {
  expect(firstLetter('\u202e fox')).toBe('F')
  expect(firstLetter('👩‍🚀 wallet')).toBe('👩‍🚀')
  expect(firstLetter('\u3164')).toBe('?')
})

test('R-CONN-09 Latin beside Cyrillic or Greek is a lookalike; one script alone is not', () => {
  expect(isLookalike('P\u0430yPal')).toBe(true)
  expect(isLookalike('\u039cetaMask')).toBe(true)
  expect(isLookalike('PayPal')).toBe(false)
  expect(isLookalike('Кошелёк')).toBe(false)
})
