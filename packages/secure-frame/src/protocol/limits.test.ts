import { isWithinLimits, MESSAGE_LIMITS } from './limits.js'

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}
const record = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1]))
const { bytes, depth, textBytes, listLength, recordKeys } = MESSAGE_LIMITS

test.each([
  ['text, numbers, flags, null and undefined', { a: 'b', c: [1, true, null, undefined], d: {} }],
  ['a record without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ['as many levels as allowed', nested(depth)],
  ['as long a text as allowed', 'x'.repeat(textBytes)],
  ['as long a list as allowed', new Array(listLength).fill(0)],
  ['as many keys as allowed', record(recordKeys)],
])('R-FRAME-21 accepts %s', (_, message) => {
  expect(isWithinLimits(message)).toBe(true)
})

test.each([
  ['one level more', nested(depth + 1)],
  ['ten thousand levels', nested(10_000)],
  ['one character more', 'x'.repeat(textBytes + 1)],
  ['a text of as many characters, but more bytes', 'é'.repeat(textBytes)],
  ['one entry more', new Array(listLength + 1).fill(0)],
  ['one key more', record(recordKeys + 1)],
  ['a key that is too long', { ['x'.repeat(textBytes + 1)]: 1 }],
  ['five texts that are too much together', new Array(5).fill('x'.repeat(textBytes))],
  ['lists that are too much together', new Array(300).fill(new Array(listLength).fill(0))],
  ['the key __proto__', JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ['a nested key __proto__', { a: [JSON.parse('{"__proto__":1}')] }],
  ['NaN', Number.NaN],
  ['Infinity', { a: Number.POSITIVE_INFINITY }],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(1)],
  ['an error', new Error('no')],
  ['a regular expression', /a/],
])('R-FRAME-21 rejects %s', (_, message) => {
  expect(isWithinLimits(message)).toBe(false)
})

test('R-FRAME-21 stops at the limit of bytes instead of counting on', () => {
  const text = 'x'.repeat(textBytes)
  let reads = 0
  const list = Array.from({ length: listLength }, () => ({
    get text() {
      reads += 1
      return text
    },
  }))
  expect(isWithinLimits(list)).toBe(false)
  expect(reads).toBeLessThanOrEqual(bytes / textBytes + 1)
})
