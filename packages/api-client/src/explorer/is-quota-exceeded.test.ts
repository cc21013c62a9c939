import { HttpError, isQuotaExceeded, NetworkError } from '../index.js'

const refused = (status: number, reason: string) => new HttpError({ status, reason, method: 'GET', path: 'getWallets' })

test.each([
  [402, ''],
  [402, 'Payment Required'],
  [429, 'The quota of this project is used up'],
  [429, 'QUOTA EXCEEDED'],
  [429, 'Monthly usage limit reached'],
])('R-FLOW-29 returns true for status %i with the reason "%s"', (status, reason) => {
  expect(isQuotaExceeded(refused(status, reason))).toBe(true)
})

test.each([
  [429, ''],
  [429, 'Too Many Requests'],
  [403, 'quota'],
  [503, 'quota'],
  [404, 'quota'],
])('R-FLOW-29 returns false for status %i with the reason "%s"', (status, reason) => {
  expect(isQuotaExceeded(refused(status, reason))).toBe(false)
})

test('R-FLOW-29 accepts only error responses of a service, also from another copy of the package', () => {
  const others = [undefined, null, 402, 'quota', { status: 402 }, new Error('quota'), { code: 'api/http', status: 402 }]
  expect([...others, new NetworkError({ method: 'GET', path: 'a', cause: 402 })].map(isQuotaExceeded)).toEqual(
    Array.from({ length: 8 }, () => false),
  )
  const foreign = Object.assign(new Error('HTTP status code: 402'), { code: 'api/http', status: 402, reason: '' })
  expect(isQuotaExceeded(foreign)).toBe(true)
})
