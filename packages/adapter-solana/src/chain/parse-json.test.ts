import { parseJson } from './parse-json.js'

test('R-ADPT-14 returns integers of 16 or more digits as text and leaves everything else unchanged', () => {
  const text =
    '{"a":9007199254740993,"b":1.1234567890123456789,"c":"1234567890123456789","d":"\\"12345678901234567","e":[1]}'
  expect(parseJson(text)).toEqual({
    a: '9007199254740993',
    b: 1.1234567890123457,
    c: '1234567890123456789',
    d: '"12345678901234567',
    e: [1],
  })
})

test.each(['', '{', '[1,', '1234567890123456789"', '"\\"'.repeat(50_000)])(
  'throws at once when a text is not JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  },
)
