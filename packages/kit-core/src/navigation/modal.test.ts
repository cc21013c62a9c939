import {
  attachSurface,
  close,
  connect,
  goBack,
  hideToast,
  markLoadFailed,
  markPainted,
  onEvent,
  open,
  push,
  ready,
  requestClose,
  showToast,
  start,
} from '../actions.js'
import { mainnet } from '../base/networks/ethereum.js'
import { solana } from '../base/networks/solana.js'
import { currentRoute, type OpenableView } from '../index.js'
import { selectPublicState } from '../public-state.js'
import { createTestKit, mockAdapter } from '../testing/index.js'
import { selectCanClose } from './can-close.js'

async function setUp({ isConnected = false, hasSurface = true } = {}) {
  const evm = mockAdapter()
  const { kit, log } = createTestKit({
    adapters: [evm, mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana] },
  })
  const events: string[] = []
  onEvent(kit, ({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))
  if (hasSurface) attachSurface(kit)
  const stop = start(kit)
  await ready(kit)
  if (isConnected) await connect(kit, { connectorId: 'test.wallet.eip155' })
  const view = () => currentRoute(kit.getState().navigation).view
  return { kit, log, events, wallet: evm.controls, view, stop }
}

test('R-MODAL-03 opens Account with an address on the active chain, else Connect', async () => {
  const { kit, view } = await setUp()
  void open(kit)
  expect(view()).toBe('Connect')
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  void open(kit)
  expect(view()).toBe('Account')
  void open(kit, { namespace: 'solana' })
  expect(view()).toBe('Connect')
})

test.each(['Account', 'Connect', 'Networks', 'WhatIsAWallet', 'WhatIsANetwork'] as const)(
  'R-MODAL-04 opens %s by name',
  async (name) => {
    const { kit, view } = await setUp({ isConnected: true })
    void open(kit, { view: name })
    expect([view(), kit.getState().modal.open]).toEqual([name, true])
  },
)

test('R-MODAL-04 R-CFG-20 does not open an internal view by name, and logs that', async () => {
  const { kit, log } = await setUp()
  for (const view of ['SwitchNetwork', 'ConnectingExternal', 'SwapPreview', '__proto__']) {
    await Reflect.apply(open, undefined, [kit, { view }])
  }
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.filter(({ level }) => level === 'warn')).toHaveLength(4)
})

test('R-VIEW-05 shows Connect for a view that needs an address without one', async () => {
  const { kit, view } = await setUp()
  void open(kit, { view: 'Account' })
  expect(view()).toBe('Connect')
})

test('R-MODAL-06 filters the wallets by a namespace and makes it active, unless it has no networks', async () => {
  const { kit, log } = await setUp()
  void open(kit, { namespace: 'solana' })
  expect(kit.getState()).toMatchObject({ modal: { namespaceFilter: 'solana' }, network: { activeNamespace: 'solana' } })
  void open(kit, { namespace: 'cosmos' })
  expect(kit.getState()).toMatchObject({ modal: { open: true }, network: { activeNamespace: 'solana' } })
  expect(kit.getState().modal.namespaceFilter).toBeUndefined()
  expect(log.entries).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('cosmos') }),
  )
})

test('R-MODAL-08 R-TRACK-02 emits an event once for opening and once for closing', async () => {
  const { kit, events } = await setUp({ isConnected: true })
  void open(kit)
  void open(kit, { view: 'Networks' })
  close(kit)
  close(kit)
  expect(events.filter((event) => event.startsWith('MODAL_'))).toEqual([
    'MODAL_CREATED {}',
    'MODAL_OPEN {"connected":true}',
    'MODAL_CLOSE {"connected":true}',
  ])
})

test('R-MODAL-10 resolves open once the first view is painted, without waiting for a request', async () => {
  const { kit } = await setUp()
  let isOpen = false
  const opening = open(kit).then(() => {
    isOpen = true
  })
  await new Promise(setImmediate)
  expect(isOpen).toBe(false)
  markPainted(kit)
  await opening
})

test('R-MODAL-35 rejects open when the modal fails to load, keeps it open, and lets a later open wait for it', async () => {
  const { kit, log } = await setUp()
  const cause = new TypeError('Failed to fetch')
  const opened = open(kit)
  markLoadFailed(kit, cause)
  await expect(opened).rejects.toMatchObject({ name: 'ModalLoadError', code: 'modal/load-failed', cause })
  expect(kit.getState().modal.open).toBe(true)
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1)

  const again = open(kit)
  markPainted(kit)
  await again
  markLoadFailed(kit, cause)
  close(kit)
})

test('R-MODAL-10 resolves open when no surface renders the modal, and when it is closed meanwhile', async () => {
  const { kit } = await setUp({ hasSurface: false })
  await open(kit)
  const drawn = await setUp()
  const opening = open(drawn.kit)
  close(drawn.kit)
  await opening
})

test('R-MODAL-11 R-TOAST-10 clears history and toast on close', async () => {
  const { kit } = await setUp()
  void open(kit, { namespace: 'solana' })
  push(kit, { view: 'WhatIsAWallet' })
  showToast(kit, { message: 'hello', variant: 'loading' })
  kit.store.set(({ modal }) => ({ modal: { ...modal, loading: true } }))
  close(kit)
  const { modal, navigation, toast } = kit.getState()
  expect(modal).toMatchObject({ open: false, loading: false, namespaceFilter: undefined, isPainted: false })
  expect(navigation.history).toEqual([{ view: 'Connect', data: {} }])
  expect(toast.open).toBe(false)
})

test('R-MODAL-13 R-MODAL-14 shakes the card for 500 ms when it may not close', async () => {
  const { kit, wallet, stop } = await setUp({ isConnected: true })
  wallet.changeNetwork('eip155:999')
  jest.useFakeTimers()
  requestClose(kit)
  expect(kit.getState().modal).toMatchObject({ open: true, isShaking: true })
  jest.advanceTimersByTime(499)
  expect(kit.getState().modal.isShaking).toBe(true)
  jest.advanceTimersByTime(1)
  expect(kit.getState().modal.isShaking).toBe(false)
  requestClose(kit)
  stop()
  expect(kit.getState().modal.isShaking).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('R-MODAL-14 R-MODAL-16 closes on requestClose in other views', async () => {
  const { kit } = await setUp()
  void open(kit, { view: 'Networks' })
  expect(selectCanClose(kit.getState())).toBe(true)
  requestClose(kit)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-27 stays open when embedded, and returns to Connect or Account on close', async () => {
  const { kit, view } = await setUp({ hasSurface: false })
  const detach = attachSurface(kit, { isEmbedded: true })
  expect([kit.getState().modal.open, view()]).toEqual([true, 'Connect'])
  push(kit, { view: 'WhatIsAWallet' })
  close(kit)
  expect([kit.getState().modal.open, view()]).toEqual([true, 'Connect'])
  push(kit, { view: 'ConnectingExternal' })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect([kit.getState().modal.open, view()]).toEqual([true, 'Account'])
  push(kit, { view: 'Networks' })
  goBack(kit)
  goBack(kit)
  expect([kit.getState().modal.open, view()]).toEqual([true, 'Account'])
  detach()
  expect(kit.getState().modal).toMatchObject({ open: false, isEmbedded: false, hasSurface: false })
})

test('R-MODAL-28 navigates the open modal on a second open', async () => {
  const { kit } = await setUp()
  void open(kit)
  push(kit, { view: 'WhatIsAWallet' })
  void open(kit, { view: 'Networks' })
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Networks'])
})

test.each(['Connect', 'ConnectingExternal', 'WhatIsAWallet'] as const)(
  'R-MODAL-30 closes the modal at %s when an address is gained',
  async (view) => {
    const { kit } = await setUp()
    void open(kit)
    push(kit, { view })
    await connect(kit, { connectorId: 'test.wallet.eip155' })
    expect(kit.getState().modal.open).toBe(false)
  },
)

test("R-MODAL-30 closes the modal for an address from the chain library's own hook", async () => {
  const { kit, wallet } = await setUp()
  void open(kit)
  wallet.connectOutside('host.wallet.eip155')
  expect(kit.getState().modal.open).toBe(false)
})

test('R-STATE-62 returns plain public state, the same object while nothing changes', async () => {
  const { kit } = await setUp()
  const first = selectPublicState(kit.getState())
  expect(first).toEqual({
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    initialized: true,
    connectingWallet: undefined,
  })
  expect(selectPublicState(kit.getState())).toBe(first)
  expect(Object.isFrozen(first)).toBe(true)
  void open(kit)
  expect(selectPublicState(kit.getState()).open).toBe(true)
  hideToast(kit)
})

test('R-MODAL-03 limits the view names by type', () => {
  const views: readonly OpenableView[] = ['Account', 'Connect', 'Networks', 'WhatIsAWallet', 'WhatIsANetwork']
  expect(views).toHaveLength(5)
})
