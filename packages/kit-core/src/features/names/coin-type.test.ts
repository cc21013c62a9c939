import { getCoinType } from './coin-type.js'

test.each([
  [1, 0x8000_0001],
  ['8453', 2_147_492_101],
  [2 ** 31 - 1, 2 ** 32 - 1],
])('R-NAME-15 encodes chain %s as coin type %d, its id with the top bit set', (chainId, coinType) => {
  expect(getCoinType(chainId)).toBe(coinType)
})

test.each([2 ** 31, '4294967297', -1, 1.5, 'x'])('R-NAME-15 rejects chain %s', (chainId) => {
  expect(() => getCoinType(chainId)).toThrow('Invalid chainId')
})
