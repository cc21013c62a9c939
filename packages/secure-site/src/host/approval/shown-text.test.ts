import { toShownMessage, toShownText } from './shown-text.js'

describe('untrusted text', () => {
  test.each([
    ['\u202egnirts', 'gnirts'],
    ['a\u200bb', 'ab'],
    ['\u3164', '???'],
    ['\u2800', '???'],
    ['\ud800', '???'],
    ['two\n\tlines', 'two lines'],
    [`Z${'\u0301'.repeat(60)}`, 'Z\u0301\u0301'],
    ['W'.repeat(5_000), `${'W'.repeat(40)}…`],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['a\u200dz', 'az'],
  ])('R-FRAME-38 shows %j as %j', (text, shown) => {
    expect(toShownText(text)).toBe(shown)
  })

  test('R-FRAME-38 keeps the lines of a message and reports removed invisible characters', () => {
    expect(toShownMessage('one\r\ntwo\nthree')).toEqual({ text: 'one\ntwo\nthree', isChanged: false })
    expect(toShownMessage('pay\u202e 1')).toEqual({ text: 'pay 1', isChanged: true })
    expect(toShownMessage('a\u0000b').isChanged).toBe(true)
    expect(toShownMessage('\u2066x').isChanged).toBe(true)
  })

  test.each([
    ...[0x0000, 0x0007, 0x000b, 0x000d, 0x001b, 0x007f, 0x0085, 0x00ad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180e],
    ...[0x200b, 0x200c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068],
    ...[0x2069, 0x206f, 0x2800, 0x3164, 0xe000, 0xfeff, 0xfff9, 0xfffb, 0x1d159, 0xe0001, 0xe0041, 0xe007f, 0x10ffff],
  ])('R-FRAME-38 removes the character %i, which has no shape, and says so', (code) => {
    expect(toShownMessage(`a${String.fromCodePoint(code)}b`)).toEqual({ text: 'ab', isChanged: true })
  })

  test.each(['日本語', 'עברית', 'العربية', 'naïve', 'Ω ≤ 5 €', '🇺🇳', '👍🏽', '❤️', '𝒳'])(
    'R-FRAME-38 keeps %s',
    (text) => {
      expect(toShownMessage(text)).toEqual({ text, isChanged: false })
    },
  )
})
