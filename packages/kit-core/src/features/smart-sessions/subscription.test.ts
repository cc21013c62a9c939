import { OWN_KEY } from '../../../test/session-fixture.js'
import { createSubscription } from './subscription.js'

const NOW_MS = 1_800_000_000_999

test.each([
  ['second', 1],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_592_000],
] as const)('R-SESS-30 converts each %s to %i seconds, starting now in seconds', (interval, period) => {
  const request = createSubscription(
    { chainId: '0x2105', asset: 'native', amount: '0.01', interval, expiry: 1_900_000_000, key: OWN_KEY },
    NOW_MS,
  )
  expect(request).toEqual({
    chainId: '0x2105',
    expiry: 1_900_000_000,
    signer: { type: 'keys', data: { keys: [OWN_KEY] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x2386f26fc10000', start: 1_800_000_000, period },
      },
    ],
    policies: [],
  })
})

test.each(['0', '-1', '1e18', '', '0.0000000000000000001'])('R-SESS-30 rejects %j as an amount', (amount) => {
  const asked = { chainId: '0x1', asset: 'native', interval: 'day', expiry: 1_900_000_000, key: OWN_KEY } as const
  expect(() => createSubscription({ ...asked, amount }, NOW_MS)).toThrow('Invalid amount')
})
