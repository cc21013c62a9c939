import { HOSTILE_STRINGS } from '@bowline/api-client/mocks'
import { settled } from '../../../test/account-fixture.js'
import { ACCOUNT, madeRequest, setUpSessions } from '../../../test/session-fixture.js'
import { connect, fetchSmartSessions, grantPermissions, setFeatures, switchNetwork } from '../../actions.js'
import { solana } from '../../base/networks/solana.js'
import { SmartSessionsDisabledError } from '../../errors.js'
import { isKitError, type SmartSession } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { selectHasSmartSessions } from './has-smart-sessions.js'
import { getSmartSessionStatus, groupSmartSessions } from './select-smart-sessions.js'

const failure = async (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => (isKitError(error) ? error.code : error))

const at = (pci: string, date: string, revokedAt?: string): SmartSession => ({
  project: { id: 'p', name: 'Dapp' },
  pci,
  expiresAtMs: Date.parse(date),
  permissions: [],
  policies: [],
  ...(revokedAt && { revokedAt: Date.parse(revokedAt) }),
})

test('R-SESS-01 makes no request until the app enables smart sessions', async () => {
  const { kit, endpoints } = await setUpSessions({ options: { features: {} } })
  await expect(fetchSmartSessions(kit)).rejects.toThrow(SmartSessionsDisabledError)
  expect([selectHasSmartSessions(kit.getState(), kit.config), endpoints()]).toEqual([false, []])
  setFeatures(kit, { smartSessions: true })
  await fetchSmartSessions(kit)
  expect([selectHasSmartSessions(kit.getState(), kit.config), endpoints()]).toEqual([true, ['smart-sessions']])
})

test('R-SESS-02 R-SESS-03 throws for an account of another namespace', async () => {
  const { kit, endpoints } = await setUpSessions()
  await connect(kit, { connectorId: 'test.wallet.solana' })
  await switchNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  expect(kit.getState().network.activeNamespace).toBe('solana')
  await expect(fetchSmartSessions(kit)).rejects.toThrow('Unsupported namespace')
  expect([selectHasSmartSessions(kit.getState(), kit.config), endpoints()]).toEqual([false, []])
})

test('R-SESS-03 throws without a connected account', () => {
  const { kit } = createTestKit({ options: { features: { smartSessions: true } } })
  expect(selectHasSmartSessions(kit.getState(), kit.config)).toBe(false)
})

test('R-SESS-04 R-SESS-06 R-SESS-07 R-SESS-11 fetches the sessions of the CAIP-10 address', async () => {
  const { kit, api, state } = await setUpSessions()
  const reading = fetchSmartSessions(kit)
  expect(state()).toEqual({ account: ACCOUNT, status: 'loading' })
  await reading
  const asked = api.requests.find(({ endpoint }) => endpoint === 'smart-sessions')
  expect(asked?.path).toBe(`/v1/sessions/${encodeURIComponent(ACCOUNT)}`)
  expect(state().status).toBe('ready')
  expect(state().sessions?.map(({ expiresAtMs }) => new Date(expiresAtMs).getUTCFullYear())).toEqual([2026, 2026, 2027])
})

test('R-SESS-02 R-SESS-05 returns none on a network that the service does not serve', async () => {
  const { kit, state, respondAt } = await setUpSessions()
  respondAt('/sessions', () => Response.json([]))
  await fetchSmartSessions(kit)
  expect(state()).toMatchObject({ status: 'ready', sessions: [] })
  const unserved = await setUpSessions({ unserved: ['eip155:1'] })
  await fetchSmartSessions(unserved.kit)
  expect([unserved.state(), unserved.endpoints()]).toEqual([
    { account: ACCOUNT, status: 'ready', sessions: [], isIncomplete: false },
    [],
  ])
  expect(await failure(grantPermissions(unserved.kit, madeRequest()))).toBe('wallet/chain-not-supported')
  expect(unserved.asked).toEqual([])
})

test('R-SESS-12 reports a failure with an empty list, and succeeds on retry', async () => {
  const { kit, api, state, toast } = await setUpSessions()
  await fetchSmartSessions(kit)
  api.setScenario('503', { only: ['smart-sessions'] })
  await fetchSmartSessions(kit)
  expect(state()).toMatchObject({ status: 'failed', sessions: [] })
  expect(toast()).toMatchObject({ message: 'Couldn’t load smart sessions', variant: 'error' })
  api.reset()
  await fetchSmartSessions(kit)
  expect(state()).toMatchObject({ status: 'ready', sessions: { length: 3 } })
})

test('R-SESS-11 ignores a response older than the shown one, or of another account', async () => {
  const { kit, hold, state } = await setUpSessions()
  const gate = hold('/sessions')
  const first = fetchSmartSessions(kit)
  await settled()
  gate.letLater()
  await fetchSmartSessions(kit)
  const { sessions } = state()
  gate.release()
  await first
  expect(state().sessions).toBe(sessions)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(state()).toEqual({})
})

test('R-SESS-11 keeps the state when the request is cancelled', async () => {
  const { kit, hold, state, toast } = await setUpSessions()
  const gate = hold('/sessions')
  const own = new AbortController()
  const reading = fetchSmartSessions(kit, { signal: own.signal })
  await settled()
  own.abort()
  gate.release()
  await reading
  expect([state().status, toast().open]).toEqual([undefined, false])
})

test('R-SESS-11 R-REACT-07 fills the list from the remaining request when one of two is cancelled', async () => {
  const { kit, hold, state } = await setUpSessions()
  const gate = hold('/sessions')
  const first = fetchSmartSessions(kit)
  const own = new AbortController()
  const second = fetchSmartSessions(kit, { signal: own.signal })
  await settled()
  own.abort()
  gate.release()
  await Promise.all([first, second])
  expect(state()).toMatchObject({ status: 'ready', sessions: { length: 3 } })
})

test('R-SESS-08 shows revoked before expired as the status', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  expect(getSmartSessionStatus(at('a', '2026-05-01', '2026-04-01'), now)).toBe('revoked')
  expect(getSmartSessionStatus(at('a', '2026-07-01', '2026-04-01'), now)).toBe('revoked')
  expect(getSmartSessionStatus(at('a', '2026-06-01'), now)).toBe('expired')
  expect(getSmartSessionStatus(at('a', '2026-06-02'), now)).toBe('active')
})

test('R-SESS-09 groups by year and month of the shown date, earliest end first for active, latest first for others', () => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const sessions = [
    at('later', '2027-01-15'),
    at('soon', '2026-07-20'),
    at('sooner', '2026-07-10'),
    at('old', '2025-12-15'),
    at('recent', '2026-05-15'),
    at('taken', '2026-09-15', '2026-03-15'),
  ]
  const read = (status: 'active' | 'expired' | 'revoked') =>
    groupSmartSessions(sessions, status, now).map(({ year, month, sessions: own }) => [
      year,
      month,
      ...own.map(({ pci }) => pci),
    ])
  expect(read('active')).toEqual([
    [2026, 6, 'sooner', 'soon'],
    [2027, 0, 'later'],
  ])
  expect(read('expired')).toEqual([
    [2026, 4, 'recent'],
    [2025, 11, 'old'],
  ])
  expect(read('revoked')).toEqual([[2026, 2, 'taken']])
})

test('R-SESS-06 keeps only the valid parts of malformed sessions', async () => {
  const { kit, api, state } = await setUpSessions()
  api.setScenario('hostile', { only: ['smart-sessions'] })
  await fetchSmartSessions(kit)
  expect(HOSTILE_STRINGS.length).toBeGreaterThan(0)
  expect(state().sessions?.at(-1)).toMatchObject({ pci: 'honest', project: { name: 'Honest' } })
})

test('R-SESS-12 fails, and can be retried, while it is unknown which networks the service serves', async () => {
  const { kit, api, state } = await setUpSessions()
  api.setScenario('503', { only: ['supported-chains'] })
  await fetchSmartSessions(kit)
  expect(state().status).toBe('failed')
  api.reset()
  await fetchSmartSessions(kit)
  expect(state().status).toBe('ready')
})
