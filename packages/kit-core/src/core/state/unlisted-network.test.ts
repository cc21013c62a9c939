import { setUp } from '../../../test/network-fixture.js'
import { connect, goBack, open, push, requestClose, requestNetworkSwitch, switchNetwork } from '../../actions.js'
import { selectActiveNetwork, selectIsUnsupportedChain } from '../../index.js'
import { selectCanClose } from '../../navigation/can-close.js'

const failureOf = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  )

test('R-CONN-88 R-FLOW-33 R-VIEW-55 asks for a decision on an unlisted network that cannot be skipped', async () => {
  const { kit, wallet, views } = await setUp()
  wallet.changeNetwork('eip155:999')
  expect(selectIsUnsupportedChain(kit.getState())).toBe(true)
  expect(selectActiveNetwork(kit.getState())).toBeUndefined()
  expect(views()).toEqual(['UnsupportedChain'])
  expect(selectCanClose(kit.getState())).toBe(false)
  requestClose(kit)
  goBack(kit)
  expect(kit.getState().modal).toMatchObject({ open: true, isShaking: true })
  void open(kit)
  expect(views()).toEqual(['UnsupportedChain'])

  wallet.rejectNext()
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:1' })
  expect(views()).toEqual(['UnsupportedChain', 'SwitchNetwork'])
  await failureOf(switchNetwork(kit, { caipNetworkId: 'eip155:1' }))
  expect(views()).toEqual(['UnsupportedChain', 'SwitchNetwork'])
  expect(selectCanClose(kit.getState())).toBe(false)
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(kit.getState().modal.open).toBe(false)
  expect(selectIsUnsupportedChain(kit.getState())).toBe(false)
})

test('R-FLOW-33 R-CONN-90 returns to the previous view when the wallet is back on a listed network', async () => {
  const { kit, wallet, views } = await setUp()
  void open(kit)
  wallet.changeNetwork('eip155:999')
  expect(views()).toEqual(['Account', 'UnsupportedChain'])
  goBack(kit)
  expect(views()).toEqual(['Account', 'UnsupportedChain'])
  wallet.changeNetwork('eip155:11155111')
  expect(views()).toEqual(['Account'])
  expect(selectActiveNetwork(kit.getState())?.name).toBe('Sepolia')
})

test('R-CONN-88 R-MODAL-30 asks for a decision when a wallet connects on an unlisted network', async () => {
  const { kit, wallet, views } = await setUp({ isConnected: false, caipNetworkId: 'eip155:999' })
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  expect(views()).toEqual(['UnsupportedChain'])
  wallet.changeNetwork('eip155:1')
  expect(kit.getState().modal.open).toBe(false)
})

test('R-CFG-63 does not open the modal on an unlisted network with allowUnsupportedChain', async () => {
  const { kit, wallet } = await setUp({ options: { allowUnsupportedChain: true } })
  wallet.changeNetwork('eip155:999')
  expect(selectIsUnsupportedChain(kit.getState())).toBe(true)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-CONN-89 does not open the modal for a disconnected user on an unlisted network', async () => {
  const { kit, wallet } = await setUp({ isConnected: false })
  wallet.emit({ type: 'switchNetwork', connectorId: 'test.wallet.eip155', caipNetworkId: 'eip155:999' })
  expect(kit.getState().modal.open).toBe(false)
  expect(selectIsUnsupportedChain(kit.getState())).toBe(false)
})
