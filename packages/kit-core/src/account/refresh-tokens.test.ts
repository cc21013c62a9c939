import { setUpAccount } from '../../test/account-bench.js'
import { refreshTokens } from '../actions.js'

test('R-ACCT-10 R-ACCT-21 R-API-42 tokens are asked once for the account on its network, in dollars, and kept', async () => {
  const { kit, account, asked, queries } = await setUpAccount()
  expect(account().tokenStatus).toBe('idle')
  const tokens = await refreshTokens(kit)
  expect(tokens.length).toBeGreaterThan(3)
  expect(account()).toMatchObject({ tokenBalance: tokens, tokenStatus: 'ready', lastRetry: undefined })
  expect(queries('balances')).toMatchObject([{ currency: 'usd', chainId: 'eip155:1' }])
  await refreshTokens(kit)
  expect(asked()).toEqual(['balances'])
})
