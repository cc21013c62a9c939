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

test('R-MODAL-03 open shows Account with an address on the active chain, else Connect', async () => {
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
  'R-MODAL-04 %s can be opened by name',
  async (name) => {
    const { kit, view } = await setUp({ isConnected: true })
    void open(kit, { view: name })
    expect([view(), kit.getState().modal.open]).toEqual([name, true])
  },
)

test('R-MODAL-04 R-CFG-20 another view is not opened from outside; the console tells', async () => {
  const { kit, log } = await setUp()
  for (const view of ['SwitchNetwork', 'ConnectingExternal', 'SwapPreview', '__proto__']) {
    await Reflect.apply(open, undefined, [kit, { view }])
  }
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.filter(({ level }) => level === 'warn')).toHaveLength(4)
})

test('R-VIEW-05 a view that needs an address shows Connect without one', async () => {
  const { kit, view } = await setUp()
  void open(kit, { view: 'Account' })
  expect(view()).toBe('Connect')
})

test('R-MODAL-06 a namespace narrows the wallets and becomes the active one; one without networks does neither', async () => {
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

test('R-MODAL-08 R-TRACK-02 opening and closing are told, each once', async () => {
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

test('R-MODAL-10 open resolves once the first view is painted, without waiting for a request', async () => {
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

test('R-MODAL-35 open rejects when the modal cannot be loaded; the modal stays open, and a later open waits for it', async () => {
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

test('R-MODAL-10 open resolves where nothing draws the modal, and when it is closed meanwhile', async () => {
  const { kit } = await setUp({ hasSurface: false })
  await open(kit)
  const drawn = await setUp()
  const opening = open(drawn.kit)
  close(drawn.kit)
  await opening
})

test('R-MODAL-11 R-TOAST-10 closing leaves nothing of the visit', async () => {
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

test('R-MODAL-13 R-MODAL-14 a refused close shakes the card for 500 ms', async () => {
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

test('R-MODAL-14 R-MODAL-16 elsewhere the guarded close closes', async () => {
  const { kit } = await setUp()
  void open(kit, { view: 'Networks' })
  expect(selectCanClose(kit.getState())).toBe(true)
  requestClose(kit)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-27 embedded, the card is always there: closing goes back to Connect or Account', async () => {
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

test('R-MODAL-28 a second open navigates the same modal', async () => {
  const { kit } = await setUp()
  void open(kit)
  push(kit, { view: 'WhatIsAWallet' })
  void open(kit, { view: 'Networks' })
  expect(kit.getState().navigation.history.map(({ view }) => view)).toEqual(['Networks'])
})

test.each(['Connect', 'ConnectingExternal', 'WhatIsAWallet'] as const)(
  'R-MODAL-30 gaining an address closes the modal at %s',
  async (view) => {
    const { kit } = await setUp()
    void open(kit)
    push(kit, { view })
    await connect(kit, { connectorId: 'test.wallet.eip155' })
    expect(kit.getState().modal.open).toBe(false)
  },
)

test('R-MODAL-30 so does an address that the chain library’s own hook brings', async () => {
  const { kit, wallet } = await setUp()
  void open(kit)
  wallet.connectOutside('host.wallet.eip155')
  expect(kit.getState().modal.open).toBe(false)
})

test('R-STATE-62 the public state is plain, and the same while nothing changes', async () => {
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

test('R-MODAL-03 what a view may be is told by the types too', () => {
  const views: readonly OpenableView[] = ['Account', 'Connect', 'Networks', 'WhatIsAWallet', 'WhatIsANetwork']
  expect(views).toHaveLength(5)
})
