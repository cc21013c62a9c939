/** The durations, counts and precisions the specification fixes, as the running kit keeps them. Source: specification §5, §8, §9 */
import {
  disconnect,
  fetchBalance,
  loginWithEmail,
  lookUpNames,
  refreshIdentity,
  refreshTokens,
  rememberWallet,
  setSwapAmount,
  setSwapToken,
  showToast,
} from '../../src/actions.js'
import { selectEmailCooldownSeconds } from '../../src/features/embedded/select-login.js'
import { selectSwapDetails } from '../../src/index.js'
import { createTestKit } from '../../src/testing/index.js'
import { selectRetryAfterMs } from '../../src/wallets/account/select-portfolio.js'
import { setUpAccount, stopClock } from '../account-fixture.js'
import { EMAIL, logIn, setUpEmbedded } from '../embedded-fixture.js'
import { freezeTime, setUpPairing } from '../pairing-fixture.js'
import { pass, setUpSwap } from '../swap-fixture.js'
import { settle, stopAll } from './quoted-text.js'

afterEach(stopAll)

const OWNER = `0x${'ad'.repeat(20)}`

test.each([
  ['R-CONST-03 R-ACCT-21 caches a portfolio for 30 s', 30_000, 'balances', refreshTokens],
  ['R-CONST-03 R-ACCT-55 caches an identity for 5 min', 300_000, 'identity', refreshIdentity],
  [
    'R-CONST-03 R-NAME-26 caches the names of an address for 5 min',
    300_000,
    'name-reverse',
    (kit: Parameters<typeof lookUpNames>[0]) => lookUpNames(kit, { address: OWNER }),
  ],
] as const)('%s', async (_, lifetimeMs, endpoint, load) => {
  const move = stopClock()
  const { kit, queries } = await setUpAccount({ names: { 'ada.bowline.id': OWNER } })
  await load(kit)
  move(lifetimeMs)
  await load(kit)
  expect(queries(endpoint)).toHaveLength(1)
  move(1)
  await load(kit)
  expect(queries(endpoint)).toHaveLength(2)
})

test('R-CONST-03 R-ACCT-04 caches a native balance for 30 s', async () => {
  const move = stopClock()
  const { kit, wallet, account } = await setUpAccount()
  const { address = '' } = account()
  const asked = () => wallet.requests.filter(({ method }) => method === 'getBalance').length
  await fetchBalance(kit, { address })
  const before = asked()
  move(30_000)
  await fetchBalance(kit, { address })
  expect(asked()).toBe(before)
  move(1)
  await fetchBalance(kit, { address })
  expect(asked()).toBe(before + 1)
})

test('R-CONST-02 R-ACCT-18 blocks balance requests for 30 s after a failure', async () => {
  stopClock()
  const { kit, api } = await setUpAccount({ scenario: '500' })
  api.setScenario('healthy', { only: ['supported-chains'] })
  await refreshTokens(kit)
  expect(selectRetryAfterMs(kit.getState())).toBe(Date.now() + 30_000)
})

test('R-CONST-01 R-CONN-55 blocks another email login for 30 s', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit } = await setUpEmbedded()
  await loginWithEmail(kit, { email: EMAIL })
  expect(selectEmailCooldownSeconds(kit.getState(), Date.now())).toBe(30)
})

test('R-CONST-04 R-TOAST-02 shows a toast 150 ms after it hides another', () => {
  jest.useFakeTimers()
  const { kit } = createTestKit()
  showToast(kit, { message: 'one' })
  showToast(kit, { message: 'two' })
  jest.advanceTimersByTime(149)
  expect(kit.getState().toast.open).toBe(false)
  jest.advanceTimersByTime(1)
  expect(kit.getState().toast).toMatchObject({ open: true, message: 'two' })
})

test('R-CONST-10 R-CONN-100 waits 3 s for the frame when it disconnects', async () => {
  const { kit, fake } = await logIn()
  fake.keepSilentOn('SIGN_OUT')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  let isDone = false
  const leaving = disconnect(kit).then(() => {
    isDone = true
  })
  await jest.advanceTimersByTimeAsync(2_999)
  expect(isDone).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await leaving
})

test('R-CONST-11 R-CONN-31 keeps a pairing URI for 4 min, and replaces it with 10 s left', async () => {
  freezeTime()
  const { connect, hold, pairing } = await setUpPairing()
  const release = await hold()
  expect(connect().wcPairingExpiry).toBe(Date.now() + 240_000)
  release()
  jest.advanceTimersByTime(229_999)
  ;(await hold())()
  expect(pairing.offers).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await hold()
  expect(pairing.offers).toHaveLength(2)
})

test('R-CONST-14 R-STATE-42 remembers 2 recent wallets and skips a duplicate', () => {
  const { kit } = createTestKit()
  for (const id of ['a', 'b', 'c', 'b']) rememberWallet(kit, { id, name: id })
  expect(kit.getState().recentWallets.map(({ id }) => id)).toEqual(['c', 'b'])
})

test('R-CONST-17 computes a rate without an exact end to 20 decimals, and amounts exactly', async () => {
  const { kit, coin, respondAt, swap } = await setUpSwap()
  const [from, to] = [coin('ETH').address, coin('USDC').address]
  const fromAmount = '3000000000000000000'
  respondAt('convert/quotes', () =>
    Response.json({ quotes: [{ id: null, fromAmount, fromAccount: from, toAmount: '1000001', toAccount: to }] }),
  )
  setSwapAmount(kit, '3')
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  await settle()
  expect(swap().toTokenAmount).toBe('1.000001')
  expect(selectSwapDetails(kit.getState())?.rate).toBe('0.33333366666666666666')
})
