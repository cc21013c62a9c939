import {
  close,
  connect,
  goBack,
  goBackToIndex,
  open,
  popTransaction,
  push,
  pushTransaction,
  ready,
  replace,
  reset,
  start,
} from '../actions.js'
import { currentRoute } from '../index.js'
import { createTestKit } from '../testing/index.js'

async function setUp({ isConnected = false } = {}) {
  const { kit, log } = createTestKit()
  start(kit)
  await ready(kit)
  if (isConnected) await connect(kit, { connectorId: 'test.wallet.eip155' })
  const views = () => kit.getState().navigation.history.map(({ view }) => view)
  return { kit, log, views }
}

test('R-NAV-01 R-NAV-02 starts the history at Connect, and shows its last entry', async () => {
  const { kit, views } = await setUp()
  expect(views()).toEqual(['Connect'])
  push(kit, { view: 'Networks' })
  expect(currentRoute(kit.getState().navigation)).toEqual({ view: 'Networks', data: {} })
})

test('R-NAV-03 ignores a push of the current view, including its data', async () => {
  const { kit } = await setUp()
  push(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } })
  const before = kit.getState()
  push(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:10' } })
  expect(kit.getState()).toBe(before)
})

test('R-NAV-04 R-NAV-15 appends another view with its data', async () => {
  const { kit } = await setUp()
  push(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } })
  expect(kit.getState().navigation).toEqual({
    history: [
      { view: 'Connect', data: {} },
      { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } },
    ],
    direction: 'forward',
  })
})

test('R-NAV-05 R-NAV-06 replaces the last view, and ignores the current one', async () => {
  const { kit, views } = await setUp()
  push(kit, { view: 'Networks' })
  replace(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } })
  expect(views()).toEqual(['Connect', 'SwitchNetwork'])
  const before = kit.getState()
  replace(kit, { view: 'SwitchNetwork' })
  expect(kit.getState()).toBe(before)
})

test('R-NAV-07 starts a new history with the given view and data on reset', async () => {
  const { kit } = await setUp()
  push(kit, { view: 'Networks' })
  reset(kit, { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } })
  expect(kit.getState().navigation.history).toEqual([{ view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } }])
})

test('R-NAV-08 R-NAV-09 removes one entry on back, and closes at the only entry', async () => {
  const { kit, views } = await setUp()
  void open(kit)
  push(kit, { view: 'WhatIsAWallet' })
  goBack(kit)
  expect(views()).toEqual(['Connect'])
  expect(kit.getState().navigation.direction).toBe('back')
  expect(kit.getState().modal.open).toBe(true)
  goBack(kit)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-NAV-10 shows Account instead of Connect when a connected user goes back', async () => {
  const { kit, views } = await setUp({ isConnected: true })
  reset(kit, { view: 'Connect' })
  push(kit, { view: 'Networks' })
  goBack(kit)
  expect(views()).toEqual(['Account'])
})

test('R-VIEW-05 shows Connect instead of Account when a disconnected user goes back', async () => {
  const { kit, views } = await setUp()
  reset(kit, { view: 'Account' })
  push(kit, { view: 'Networks' })
  goBack(kit)
  expect(views()).toEqual(['Connect'])
})

test('R-NAV-11 removes the entries after an index, and ignores an index out of range', async () => {
  const { kit, views } = await setUp()
  push(kit, { view: 'WhatIsAWallet' })
  push(kit, { view: 'Networks' })
  push(kit, { view: 'WhatIsANetwork' })
  for (const index of [-1, 3, 9, 0.5, Number.NaN]) goBackToIndex(kit, index)
  expect(views()).toHaveLength(4)
  goBackToIndex(kit, 1)
  expect(views()).toEqual(['Connect', 'WhatIsAWallet'])
})

test('R-NAV-12 clears the wallet of removed entries on back, and keeps that of the shown entry', async () => {
  const { kit } = await setUp()
  const [first, second] = [
    { id: 'first', name: 'First' },
    { id: 'second', name: 'Second' },
  ]
  reset(kit, { view: 'ConnectingWalletConnect', data: { wallet: first } })
  push(kit, { view: 'Downloads', data: { wallet: second } })
  goBack(kit)
  expect(currentRoute(kit.getState().navigation).data).toEqual({ wallet: first })
  push(kit, { view: 'Downloads' })
  expect(currentRoute(kit.getState().navigation).data).toEqual({})
})

test.each([
  ['R-STACK-02 R-STACK-03 success', 'success', ['success'], ['Connect', 'Networks']],
  ['R-STACK-02 R-STACK-04 error', 'error', ['error'], ['Connect']],
  ['R-STACK-05 cancel', 'cancel', ['cancel'], ['Connect']],
] as const)('%s pops the entry and runs its callback', async (_, outcome, called, shown) => {
  const { kit, views } = await setUp()
  push(kit, { view: 'Networks' })
  const calls: string[] = []
  pushTransaction(kit, { onError: () => calls.push('lower') })
  pushTransaction(kit, {
    onSuccess: () => calls.push('success'),
    onError: () => calls.push('error'),
    onCancel: () => calls.push('cancel'),
  })
  popTransaction(kit, outcome)
  expect(calls).toEqual(called)
  expect(views()).toEqual(shown)
  expect(kit.getState().transactions).toHaveLength(1)
})

test('R-STACK-01 R-STACK-06 accepts missing callbacks, logs one that throws, and ignores an empty stack', async () => {
  const { kit, views, log } = await setUp()
  push(kit, { view: 'Networks' })
  pushTransaction(kit)
  popTransaction(kit, 'success')
  pushTransaction(kit, {
    onSuccess: () => {
      throw new Error('broken')
    },
  })
  popTransaction(kit, 'success')
  expect(log.entries.some(({ level }) => level === 'error')).toBe(true)
  const before = kit.getState()
  for (const outcome of ['success', 'error', 'cancel'] as const) popTransaction(kit, outcome)
  expect(kit.getState()).toBe(before)
  expect(views()).toEqual(['Connect', 'Networks'])
  close(kit)
})
