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
})
