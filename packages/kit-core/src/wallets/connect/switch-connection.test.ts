import { connect, disconnect, start, switchConnection } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { isKitError, type Kit, selectActiveAccount, selectConnection, selectNetworks } from '../../index.js'
import { createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

const wallet = (id: string, name: string) => ({ id, name, type: 'ANNOUNCED', chain: 'eip155' }) as const

async function setUp() {
  const evm = mockAdapter({ connectors: [wallet('one', 'One'), wallet('two', 'Two')] })
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit } = createTestKit({ adapters: [evm, sol], options: { networks: [mainnet, solana] } })
  start(kit)
  await connect(kit, { connectorId: 'one' })
  await connect(kit, { connectorId: 'two' })
  await connect(kit, { connectorId: 'test.wallet.solana' })
  return { kit, evm: evm.controls }
}

const ids = (kit: Kit) => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)

test('R-CONN-116 R-CONN-118 activates another connected wallet of a namespace, and its namespace', async () => {
  const { kit } = await setUp()
  expect(ids(kit)).toEqual(['two', 'one'])
  await switchConnection(kit, { namespace: 'eip155', connectorId: 'one' })
  expect(ids(kit)).toEqual(['one', 'two'])
  expect(selectConnection(kit.getState())?.connectorId).toBe('one')
  expect(selectActiveAccount(kit.getState())?.connectedWalletInfo?.name).toBe('One')
  expect(kit.getState().network.activeNamespace).toBe('eip155')
})

test('R-CONN-116 throws for a wallet that is not connected', async () => {
  const { kit } = await setUp()
  const failure = await switchConnection(kit, { namespace: 'eip155', connectorId: 'three' }).catch(
    (error: unknown) => error,
  )
  expect(isKitError(failure, 'adapter/connector-not-found')).toBe(true)
  expect(ids(kit)).toEqual(['two', 'one'])
})

test('R-CONN-117 activates another wallet of the namespace when one of several is disconnected', async () => {
  const { kit } = await setUp()
  await disconnect(kit, { namespace: 'eip155', connectorId: 'two' })
  expect(ids(kit)).toEqual(['one'])
  expect(kit.getState().accounts.eip155?.connectedWalletInfo?.name).toBe('One')
  expect(kit.getState().connect.connections.solana).toHaveLength(1)
})

test('R-CONN-116 R-ADPT-01 activates the wallet that the chain’s library switches to', async () => {
  const { kit, evm } = await setUp()
  const [, account] = mockAccounts('eip155')
  evm.emit({
    type: 'connections',
    connections: [
      { connectorId: 'one', accounts: [account], caipNetworkId: 'eip155:1' },
      { connectorId: 'two', accounts: [account] },
    ],
  })
  expect(ids(kit)).toEqual(['one', 'two'])
  expect(kit.getState().accounts.eip155?.address).toBe(account.address)
  expect(kit.getState().accounts.eip155?.connectedWalletInfo?.name).toBe('One')
  expect(kit.getState().network.activeNamespace).toBe('solana')
})

test('R-CONN-41 limits the available networks to later approvals, at once for the active wallet', async () => {
  const { kit, evm } = await setUp()
  const [account] = mockAccounts('eip155')
  const report = (connectorId: string, approvedCaipNetworkIds?: readonly ['eip155:1']) =>
    evm.emit({ type: 'connections', connections: [{ connectorId, accounts: [account], approvedCaipNetworkIds }] })
  const approved = () => {
    const { approvedCaipNetworkIds, supportsAllNetworks } = selectNetworks(kit.getState(), 'eip155') ?? {}
    return [approvedCaipNetworkIds, supportsAllNetworks]
  }
  report('two', ['eip155:1'])
  expect(approved()).toEqual([['eip155:1'], false])
  report('two')
  expect(approved()).toEqual([undefined, true])
  report('one', ['eip155:1'])
  expect(ids(kit)).toEqual(['one', 'two'])
  expect(approved()).toEqual([['eip155:1'], false])
  await switchConnection(kit, { namespace: 'eip155', connectorId: 'two' })
  expect(approved()).toEqual([undefined, true])
})
