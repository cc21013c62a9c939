import { shortAddress } from './short-address.js'

test('R-CONST-25 R-VIEW-130 shows the first 4 and the last 6 characters of an address', () => {
  expect(shortAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe('0xd8…A96045')
  expect(shortAddress('0x1234567890')).toBe('0x12…567890')
})

test('R-CONST-25 R-VIEW-130 keeps a text whole that would not get shorter', () => {
  expect(shortAddress('0x123456789')).toBe('0x123456789')
  expect(shortAddress('')).toBe('')
})
