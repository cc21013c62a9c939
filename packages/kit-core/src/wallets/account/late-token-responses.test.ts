import { settled, setUpAccount } from '../../../test/account-fixture.js'
import { disconnect, refreshTokens, switchNetwork } from '../../actions.js'
import { mockAccounts } from '../../testing/index.js'

const [{ address }] = mockAccounts('eip155')
const CAIP_10 = `eip155:1:${address}`
const PORTFOLIO = '@bowline/portfolio_cache'

test('R-API-07 returns nothing to an aborted caller, and keeps the pending request', async () => {
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

test('R-REACT-07 reports no failure when the kit stops while tokens load', async () => {
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

test('R-CONN-91 caches the response for a network that is no longer active, without showing it', async () => {
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

test('R-CONN-91 R-ACCT-19 does not block a network after a failure on another one', async () => {
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

test('R-STATE-06 R-STORE-17 neither shows nor caches a response for a disconnected account', async () => {
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

test('R-STATE-06 R-CONN-96 clears the cached data of an account on disconnect', async () => {
  const { kit, storage } = await setUpAccount()
  await refreshTokens(kit)
  expect(storage.text.get(PORTFOLIO)).toContain(CAIP_10)
  await disconnect(kit)
  expect(storage.text.get(PORTFOLIO)).toBe('{}')
})

test('R-ACCT-22 ignores an older response that arrives after a newer one', async () => {
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
