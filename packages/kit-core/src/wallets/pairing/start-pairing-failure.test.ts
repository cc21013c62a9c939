import { freezeTime, settled, setUpPairing, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { open, push, retryPairing } from '../../actions.js'
import { UserRejectedError } from '../../base/errors/errors.js'
import type { PairParams } from '../../core/adapter/transport.js'
import { currentRoute } from '../../index.js'
import { mockTransport } from '../../testing/index.js'
import { updatePairing } from '../connect/update-pairing.js'
import { HostProviderError, PairingUnavailableError } from './errors.js'

afterEach(tidyPairing)

test('R-CONN-37 R-CONN-207 reports a rejection by error and event in the view, which stays, without a toast', async () => {
  const { kit, hold, pairing, connect, events } = await setUpPairing()
  await open(kit)
  push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
  await hold(WALLET)
  kit.store.set(({ connect: state }) => ({ connect: { ...state, buffering: true } }))
  pairing.last().reject()
  await settled()
  expect(connect()).toMatchObject({
    wcError: true,
    wcFailure: 'wallet/user-rejected',
    buffering: false,
    wcUri: undefined,
    recentWallet: undefined,
    status: 'disconnected',
  })
  expect(events).toContainEqual(['CONNECT_ERROR', { message: 'User rejected the request' }])
  expect(kit.getState().toast.open).toBe(false)
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnect')
})

test('R-CONN-207 reports a rejection by a toast when no pairing view is open', async () => {
  const { kit, hold, pairing } = await setUpPairing()
  await open(kit)
  await hold(WALLET)
  pairing.last().reject()
  await settled()
  expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error', message: 'User rejected the request' })
})

test('R-CONN-208 reports an error of the pairing library only in the event and as the cause', async () => {
  const { kit, hold, pairing, connect, events } = await setUpPairing()
  await open(kit)
  await hold(WALLET)
  pairing.last().reject(new Error('Missing or invalid. Record was recently deleted - proposal: 1700'))
  await settled()
  expect(connect()).toMatchObject({ wcError: true, wcFailure: 'pairing/failed' })
  expect(kit.getState().toast.message).toBe('Couldn’t connect the wallet. Try again.')
  expect(events).toContainEqual(['CONNECT_ERROR', { message: expect.stringContaining('recently deleted') }])
})

test.each([new PairingUnavailableError(new Error('Cannot find module')), new HostProviderError()])(
  'R-HOST-93 logs a mistake in the setup once and names it in the state when pairing fails with $code',
  async (error) => {
    const { kit, log, hold, pairing, connect } = await setUpPairing()
    await open(kit)
    push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
    await hold(WALLET)
    pairing.last().reject(error)
    await settled()
    retryPairing(kit)
    await settled()
    pairing.last().reject(error)
    await settled()
    expect(connect()).toMatchObject({ wcError: true, wcFailure: error.code })
    const lines = log.entries.filter(({ level }) => level === 'error')
    expect(lines.map(({ message }) => message)).toEqual([`${error.message} (${error.code})`])
  },
)

test('R-CONN-206 reports an unreachable relay while it is retried without a time limit, then offers the URI', async () => {
  freezeTime()
  const relay = mockTransport()
  let setReached: PairParams['onReach']
  const { kit, hold, connect } = await setUpPairing({
    pairingTransport: {
      ...relay,
      pair(params) {
        setReached = params.onReach
        return relay.pair(params)
      },
    },
  })
  await open(kit)
  push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
  relay.controls.hold()
  await hold(WALLET)
  setReached?.(false)
  expect(connect()).toMatchObject({ wcError: true, wcFailure: 'pairing/relay-unavailable', recentWallet: WALLET })
  jest.advanceTimersByTime(60_000)
  await settled()
  relay.controls.release()
  await settled()
  expect(connect()).toMatchObject({ wcError: false, wcFailure: undefined, wcUri: relay.controls.last().uri })
  setReached?.(false)
  expect(connect()).toMatchObject({ wcError: true, wcUri: relay.controls.last().uri })
  setReached?.(true)
  expect(connect()).toMatchObject({ wcError: false, wcFailure: undefined })
  expect([relay.controls.offers.length, kit.getState().toast.open]).toEqual([1, false])
})

test('R-CONN-37 R-FLOW-08 keeps a view without a way back open, with the failure, until the user retries', async () => {
  const { kit, hold, pairing, connect } = await setUpPairing()
  await open(kit, { view: 'ConnectingWalletConnectBasic' })
  await hold(WALLET)
  pairing.last().reject()
  await settled()
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnectBasic')
  expect(connect().wcError).toBe(true)
  expect(pairing.offers).toHaveLength(1)
  retryPairing(kit)
  await settled()
  expect(connect()).toMatchObject({ wcError: false, wcUri: pairing.last().uri, recentWallet: WALLET })
  expect(pairing.offers).toHaveLength(2)
})

test('R-CONN-37 reports a rejection of a replaced URI too, but not its other ends', async () => {
  freezeTime()
  const { hold, pairing, connect } = await setUpPairing()
  await hold()
  jest.advanceTimersByTime(230_000)
  await settled()
  jest.advanceTimersByTime(230_000)
  await settled()
  const [first, second] = pairing.offers
  first?.expire()
  await settled()
  expect(connect().wcError).toBe(false)
  second?.reject(new UserRejectedError())
  await settled()
  expect(connect().wcError).toBe(true)
})

test('R-CONN-37 keeps the full time limit for the next URI when the previous one expires meanwhile', async () => {
  freezeTime()
  const { hold, pairing, connect } = await setUpPairing()
  await hold()
  pairing.hold()
  jest.advanceTimersByTime(230_000)
  await settled()
  pairing.last().expire()
  await settled()
  expect(connect().wcError).toBe(false)
  jest.advanceTimersByTime(20_000)
  await settled()
  expect(connect().wcError).toBe(true)
})

test('R-STATE-07 stops waiting for the user’s return on a reported failure, but not on the next attempt', async () => {
  const { kit, connect } = await setUpPairing()
  updatePairing(kit, { buffering: true })
  updatePairing(kit, { wcError: false })
  expect(connect().buffering).toBe(true)
  updatePairing(kit, { wcError: true })
  expect(connect()).toMatchObject({ wcError: true, buffering: false })
})
