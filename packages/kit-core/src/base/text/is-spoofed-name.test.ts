import { isSpoofedName } from './is-spoofed-name.js'

test.each([
  ['Armenian with Latin', '\u054dSDT'],
  ['Cherokee and Latin', 'US\u13a0C'],
  ['four letters of other alphabets', '\u054d\u0405\u13a0\u0422'],
  ['Armenian with Cyrillic', '\u054d\u0405\u0422'],
  ['a Roman numeral', 'USD\u216d'],
  ['styled letters', '\u{1d414}\u{1d412}\u{1d403}\u{1d402}'],
  ['wide letters', '\uff35\uff33\uff24\uff23'],
  ['Cyrillic letters alone', '\u0415\u0422\u041d'],
  ['Greek letters alone', '\u0392\u03a4\u03a7'],
])('R-ACCT-171 detects a lookalike: %s', (_, symbol) => {
  expect(isSpoofedName(symbol)).toBe(true)
})

test.each([
  'USDC.e',
  '\u20ae',
  '\u0434\u043e\u043c',
  '\u0531\u0580\u0574\u0565\u0576',
  '\u30d3\u30c3\u30c8',
  '123',
  'stETH',
  '\u0421\u0411\u0415\u0420',
])('R-ACCT-171 does not treat %s as a lookalike', (symbol) => {
  expect(isSpoofedName(symbol)).toBe(false)
})
