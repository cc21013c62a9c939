import { parseAmount, parseUnits } from '../../index.js'

test.each([
  ['1', '1'],
  ['1.5', '1.5'],
  [' 1.5\n', '1.5'],
  ['1,5', '1.5'],
  ['0,123', '0.123'],
  ['1234,567', '1234.567'],
  ['1,2345', '1.2345'],
  ['5.', '5'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['007.500', '7.5'],
  ['0', '0'],
  ['0.000', '0'],
])('security §8 parses %j as %s', (typed, read) => {
  expect(parseAmount(typed)).toBe(read)
})

const NONE = ['', ' ', '.', ',', '1,234', '12,345', '123,456', '1,2,3', '1.2.3', '1,23.4,5']
const HOSTILE = ['1e9', '-1', '+1', '0x1', '1_000', 'NaN', 'Infinity', '½', '²', '一', '1\u200b5', '__proto__']

test.each([...NONE, ...HOSTILE, '9'.repeat(401)])('R-SEND-23 rejects %j as an amount', (typed) => {
  expect(parseAmount(typed)).toBeUndefined()
})

test('R-CONST-17 R-SEND-23 parses every digit of a typed amount, or rejects it', () => {
  let state = 5
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  const digits = (length: number) => Array.from({ length }, () => next(10)).join('')
  for (let round = 0; round < 5_000; round += 1) {
    const [whole, fraction] = [digits(1 + next(40)), digits(next(30))]
    const mark = next(2) === 0 ? '.' : ','
    const typed = fraction ? `${whole}${mark}${fraction}` : whole
    const read = parseAmount(typed)
    const mayGroup = mark === ',' && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
    if (mayGroup) expect(read).toBeUndefined()
    else expect(parseUnits(read ?? '', 30)).toBe(BigInt(whole + fraction.padEnd(30, '0')))
  }
})

test('security §8 R-SEND-60 parses only random text of digits and separators, and never throws', () => {
  const letters = ['1', '0', '9', '.', ',', '-', 'e', ' ', '٣', '\u200b', 'x']
  let state = 9
  for (let round = 0; round < 5_000; round += 1) {
    const typed = Array.from({ length: 1 + (round % 7) }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return letters[(state >>> 8) % letters.length]
    }).join('')
    const isPlain = /^[\p{Nd}., ]*\p{Nd}[\p{Nd}., ]*$/u.test(typed.trim())
    const read = parseAmount(typed)
    if (!isPlain) expect([typed, read]).toEqual([typed, undefined])
    if (read !== undefined) expect(read).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
  }
})
