import {
  connected,
  createPage,
  createWallet,
  isConnected,
  ONE,
  relay,
  requestPairingUri,
  startTestRelay,
  stopTestRelay,
  TWO,
  waitForState,
} from '../../../test/whole-pairing-fixture.js'
import { disconnect, signMessage, startPairing, switchNetwork } from '../../actions.js'
import { selectAccount, selectActiveNetwork, selectNamespaceStatus, selectNetworks } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

beforeEach(startTestRelay)
afterEach(stopTestRelay)

test('R-CFG-06 R-CONN-29 R-CONN-35 R-CONN-38 pairs without an adapter: several namespaces, accounts and networks in one session', async () => {
  const { kit } = await connected()
  const state = kit.getState()
  expect(['eip155', 'solana', 'polkadot'].map((name) => selectNamespaceStatus(state, name as 'eip155'))).toEqual([
    'connected',
    'connected',
    'connected',
  ])
  expect(selectAccount(state, 'eip155').allAccounts.map(({ address }) => address)).toEqual([ONE, TWO])
  expect(selectAccount(state, 'solana').address).toBe('11111111111111111111111111111112')
  expect(state.connect).toMatchObject({ wcUri: undefined, wcError: false })
})

test('R-CONN-42 connects to nothing before a pairing needs it', async () => {
  const { kit } = await createPage(createMemoryStorage())
  expect(relay.attempts()).toBe(0)
  await requestPairingUri(kit)
  expect(relay.attempts()).toBe(1)
})

test('R-CONN-37 reports that the user declined in the wallet', async () => {
  const { kit } = await createPage(createMemoryStorage())
  const wallet = await createWallet({ policy: 'reject' })
  const uri = await requestPairingUri(kit)
  await Promise.all([waitForState(kit, () => kit.getState().connect.wcError), wallet.pair(uri)])
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', wcUri: undefined })
  expect(kit.getState().toast.message).toBe('User rejected the request')
})

test('R-CONN-41 limits the available networks to those the wallet approves', async () => {
  const { kit } = await connected({
    grants: { eip155: { accounts: [`eip155:1:${ONE}`], methods: ['personal_sign'] } },
  })
  expect(selectNetworks(kit.getState(), 'eip155')).toMatchObject({
    approvedCaipNetworkIds: ['eip155:1'],
    supportsAllNetworks: false,
  })
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
})

test('R-ADPT-19 signs, switches and handles wallet events', async () => {
  const { kit, wallet } = await connected({
    onRequest: ({ method }) => {
      if (method === 'personal_sign') return '0x5160'
      if (method === 'polkadot_signMessage') return { signature: '0xsr25519' }
      throw { code: 4001, message: 'No' }
    },
  })
  expect(await signMessage(kit, { namespace: 'eip155', message: 'hi' })).toBe('0x5160')
  expect(await signMessage(kit, { namespace: 'polkadot', message: 'hi' })).toBe('0xsr25519')
  await expect(signMessage(kit, { namespace: 'solana', message: 'hi' })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await signMessage(kit, { namespace: 'eip155', message: 'hi' })
  expect(wallet.requests.at(-1)?.caipNetworkId).toBe('eip155:11155111')
  const back = waitForState(kit, () => selectActiveNetwork(kit.getState(), 'eip155')?.id === 1)
  await Promise.all([back, wallet.changeNetwork('eip155:1')])
  const moved = waitForState(kit, () => selectAccount(kit.getState(), 'eip155').address === TWO)
  await Promise.all([moved, wallet.changeAccounts('eip155:1', [`eip155:1:${TWO}`])])
})

test('R-CONN-102 disconnects every namespace when the wallet ends the session', async () => {
  const { kit, wallet } = await connected()
  await Promise.all([waitForState(kit, () => !isConnected(kit)), wallet.disconnect()])
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(Object.values(kit.getState().connect.connections).flat()).toEqual([])
})

test('R-CONN-101 ends the session for the wallet when the page disconnects', async () => {
  const { kit, wallet } = await connected()
  await Promise.all([wallet.ended(), disconnect(kit, { namespace: 'solana' })])
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-106 R-CONN-108 R-CONN-113 restores a working session after a reload', async () => {
  const { kit, wallet, storage, stop } = await connected({ onRequest: () => '0xagain' })
  const before = selectAccount(kit.getState(), 'eip155')
  stop()
  const next = await createPage(storage)
  expect(selectAccount(next.kit.getState(), 'eip155')).toMatchObject({
    address: before.address,
    connectedWalletInfo: before.connectedWalletInfo,
  })
  expect(selectNamespaceStatus(next.kit.getState(), 'polkadot')).toBe('connected')
  expect(await signMessage(next.kit, { namespace: 'eip155', message: 'hi' })).toBe('0xagain')
  expect(wallet.proposals).toHaveLength(1)
})

test('R-CONN-106 drops on the next page a session that the wallet ended while no page was open', async () => {
  const { wallet, storage, stop } = await connected()
  stop()
  await wallet.disconnect()
  const next = await createPage(storage)
  await waitForState(next.kit, () => next.kit.getState().connect.status === 'disconnected')
  expect(storage.entries()['@bowline/connections']).toBe(undefined)
})

test('R-CONN-114 keeps the wallet connected while the relay is lost, and delays requests', async () => {
  const { kit } = await connected({ onRequest: () => '0xback' })
  relay.pause()
  const answer = signMessage(kit, { namespace: 'eip155', message: 'hi' })
  expect(isConnected(kit)).toBe(true)
  relay.resume()
  expect(await answer).toBe('0xback')
})

test('R-CONN-42 keeps the pairing after malformed relay traffic', async () => {
  const { kit } = await createPage(createMemoryStorage())
  const wallet = await createWallet({ onRequest: () => '0xwhole' })
  const uri = await requestPairingUri(kit)
  relay.corrupt()
  await Promise.all([waitForState(kit, () => isConnected(kit)), wallet.pair(uri)])
  relay.corrupt()
  expect(await signMessage(kit, { namespace: 'eip155', message: 'hi' })).toBe('0xwhole')
})

test('R-CONN-206 reports an unreachable relay at the second refused socket, and offers the URI when it is back', async () => {
  relay.pause()
  const { kit } = await createPage(createMemoryStorage())
  startPairing(kit)
  await waitForState(kit, () => kit.getState().connect.wcError)
  expect(relay.attempts()).toBe(2)
  expect(kit.getState().connect).toMatchObject({ wcFailure: 'pairing/relay-unavailable', wcUri: undefined })
  relay.resume()
  await waitForState(kit, () => kit.getState().connect.wcUri !== undefined)
  expect(kit.getState().connect).toMatchObject({ wcError: false, wcFailure: undefined })
})

test('R-ALERT-16 R-CONN-37 raises an alert and fails without waiting when the service does not know the project', async () => {
  relay.refuse('Unauthorized: invalid key')
  const { kit } = await createPage(createMemoryStorage())
  startPairing(kit)
  await waitForState(kit, () => kit.getState().connect.wcError)
  expect(kit.getState().alert.shortMessage).toBe('Invalid Project ID')
})

test('R-CONN-36 disconnects a wallet that approves after the user left', async () => {
  const { kit, stop } = await createPage(createMemoryStorage())
  const wallet = await createWallet({ policy: 'hold' })
  const uri = await requestPairingUri(kit)
  await wallet.pair(uri)
  const { resetPairing } = await import('./reset-pairing.js')
  resetPairing(kit)
  await wallet.respond('approve')
  await wallet.ended()
  expect(kit.getState().connect.status).toBe('disconnected')
  stop()
})

test('R-CONN-255 keeps the shown network when the wallet ends a session of several namespaces', async () => {
  const { kit, wallet } = await connected()
  expect(kit.getState().network.activeNamespace).toBe('eip155')
  await Promise.all([waitForState(kit, () => !isConnected(kit)), wallet.disconnect()])
  expect(kit.getState().network.activeNamespace).toBe('eip155')
})
