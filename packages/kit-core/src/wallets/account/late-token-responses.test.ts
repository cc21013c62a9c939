import { settled, setUpAccount } from '../../../test/account-bench.js'
import { disconnect, refreshTokens, switchNetwork } from '../../actions.js'
import { mockAccounts } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const CAIP_10 = `eip155:1:${address}`
const PORTFOLIO = '@bowline/portfolio_cache'

test('R-API-07 who gives the wait up hears nothing, and what is under way is not lost', async () => {
  const { kit, hold, account, toast, errors, asked } = await setUpAccount()
  const { release } = hold('/balance')
  const leave = new AbortController()
  const answer = refreshTokens(kit, { signal: leave.signal })
  await settled()
  leave.abort()
  expect(await answer).toEqual([])
  release()
  await settled()
  expect(account().tokenStatus).toBe('ready')
  expect([toast().open, errors()]).toEqual([false, []])
  expect(await refreshTokens(kit, { signal: leave.signal, isForced: true })).toEqual([])
  await settled()
  expect(asked()).toEqual(['balances'])
})

test('R-REACT-07 a stop while tokens are read is no failure', async () => {
  const { kit, stop, hold, account, toast, errors } = await setUpAccount()
  hold('/balance')
  const answer = refreshTokens(kit)
  await settled()
  expect(account().tokenStatus).toBe('loading')
  stop()
  expect(await answer).toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'idle', lastRetry: undefined })
  expect([toast().open, errors()]).toEqual([false, []])
})

test('R-CONN-91 the answer of a network that was left is kept for it, and not shown on the next', async () => {
  const { kit, hold, account, storage } = await setUpAccount()
  const { letLater, release } = hold('/balance')
  const late = refreshTokens(kit)
  await settled()
  letLater()
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  const shown = account().tokenBalance
  release()
  expect(await late).toEqual([])
  expect(account().tokenBalance).toBe(shown)
  expect(new Set(shown.map(({ chainId }) => chainId))).toEqual(new Set(['eip155:137']))
  const kept = Object.keys(JSON.parse(storage.text.get(PORTFOLIO) ?? '{}'))
  expect(new Set(kept)).toEqual(new Set([CAIP_10, `eip155:137:${address}`]))
})

test('R-CONN-91 R-ACCT-19 the failure of a network that was left is not the failure of the next', async () => {
  const { api, kit, hold, account, toast } = await setUpAccount()
  const { letLater, release } = hold('/balance')
  const late = refreshTokens(kit)
  await settled()
  letLater()
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  api.setScenario('500')
  release()
  expect(await late).toEqual([])
  expect(account()).toMatchObject({ tokenStatus: 'ready', lastRetry: undefined })
  expect(toast().open).toBe(false)
})

test('R-STATE-06 R-STORE-17 the answer for an account that was left is neither shown nor kept', async () => {
  const { kit, hold, account, storage, toast } = await setUpAccount()
  const { release } = hold('/balance')
  const late = refreshTokens(kit)
  await settled()
  await disconnect(kit)
  release()
  expect(await late).toEqual([])
  expect(account()).toMatchObject({ tokenBalance: [], tokenStatus: 'idle' })
  expect([storage.text.get(PORTFOLIO), toast().open]).toEqual([undefined, false])
})

test('R-STATE-06 R-CONN-96 a disconnect forgets what was kept of the account', async () => {
  const { kit, storage } = await setUpAccount()
  await refreshTokens(kit)
  expect(storage.text.get(PORTFOLIO)).toContain(CAIP_10)
  await disconnect(kit)
  expect(storage.text.get(PORTFOLIO)).toBe('{}')
})

test('R-ACCT-22 an older question that is answered later does not take the place of a newer answer', async () => {
  const { api, kit, hold, account } = await setUpAccount()
  const { letLater, release } = hold('/balance')
  const old = refreshTokens(kit)
  await settled()
  letLater()
  const fresh = await refreshTokens(kit, { isForced: true })
  api.setScenario('whale')
  release()
  expect(await old).toEqual([])
  expect(account().tokenBalance).toBe(fresh)
  expect(await refreshTokens(kit)).toEqual(fresh)
})
