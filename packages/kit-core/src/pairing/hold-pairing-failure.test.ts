import { freezeTime, settled, setUpPairing, tidyPairing, WALLET } from '../../test/pairing-bench.js'
import { open, push, retryPairing } from '../actions.js'
import { UserRejectedError } from '../adapter/errors.js'
import { updatePairing } from '../connect/update-pairing.js'
import { currentRoute } from '../index.js'

afterEach(tidyPairing)

test('R-CONN-37 a refusal: told by error, toast and event, and the view goes back', async () => {
  const { kit, hold, pairing, connect, events } = await setUpPairing()
  await open(kit)
  push(kit, { view: 'ConnectingWalletConnect', data: { wallet: WALLET } })
  await hold(WALLET)
  kit.store.set(({ connect: state }) => ({ connect: { ...state, buffering: true } }))
  pairing.last().reject()
  await settled()
  expect(connect()).toMatchObject({
    wcError: true,
    buffering: false,
    wcUri: undefined,
    recentWallet: undefined,
    status: 'disconnected',
  })
  expect(events).toContainEqual(['CONNECT_ERROR', { message: 'User rejected the request' }])
  expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error', message: 'User rejected the request' })
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test('R-CONN-37 R-FLOW-08 a view that nothing leads back from stays, with the failure, until it is tried again', async () => {
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

test('R-CONN-37 a refusal of an address that was renewed meanwhile is told too; other ends of it are not', async () => {
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

test('R-CONN-37 an address that expires while the next one is made takes nothing of its time limit away', async () => {
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

test('R-STATE-07 a failure that is told ends the wait for the visitor’s return; a next try does not', async () => {
  const { kit, connect } = await setUpPairing()
  updatePairing(kit, { buffering: true })
  updatePairing(kit, { wcError: false })
  expect(connect().buffering).toBe(true)
  updatePairing(kit, { wcError: true })
  expect(connect()).toMatchObject({ wcError: true, buffering: false })
})
