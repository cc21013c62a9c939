/** Two tabs change something at the same time. Neither undoes the other's change. */
import { setImmediate } from 'node:timers'
import { connect, disconnect, ready, start, switchAccount, switchConnection } from '../../actions.js'
import { CONNECTIONS_KEY } from '../../core/state/keys.js'
import { type Kit, selectAccount } from '../../index.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'
import { mainnet, sepolia } from '../networks/ethereum.js'

const FIRST = 'test.wallet.eip155'
const SECOND = 'host.wallet.eip155'
const [account, other] = mockAccounts('eip155')

async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
}

/** Both tabs have both wallets. The first wallet is active. */
async function twoTabs() {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const [one, two] = [storage, storage.tab()].map((own) => {
    const { kit } = createTestKit({ adapters: [evm], options: { networks: [mainnet, sepolia] }, storage: own })
    start(kit)
    return kit
  })
  if (!one || !two) throw new Error('two tabs')
  await Promise.all([ready(one), ready(two)])
  for (const connectorId of [SECOND, FIRST]) {
    await connect(one, { connectorId })
    await settled()
  }
  const stored = () => storage.get(CONNECTIONS_KEY)?.eip155 ?? []
  const wallets = (kit: Kit) => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId)
  return {
    ...{ evm: evm.controls, one, two, stored },
    wallets: () => [wallets(one), wallets(two), stored().map(({ connectorId }) => connectorId)],
    address: () => [one, two].map((kit) => selectAccount(kit.getState(), 'eip155').address),
    /** Continues when one tab has stored something and the other has not been notified. */
    async whenStored(isSo: () => boolean) {
      for (let turn = 0; turn < 100 && !isSo(); turn += 1) await Promise.resolve()
    },
  }
}

test('R-CONN-250 keeps the wallet that one tab made active when the other stores an event', async () => {
  const { evm, one, stored, wallets, address, whenStored } = await twoTabs()
  const switching = switchConnection(one, { namespace: 'eip155', connectorId: SECOND })
  await whenStored(() => stored()[0]?.connectorId === SECOND)
  evm.changeAccounts([other, account])
  await switching
  await settled()
  expect(wallets()).toEqual([
    [SECOND, FIRST],
    [SECOND, FIRST],
    [SECOND, FIRST],
  ])
  expect(address()).toEqual([other.address, other.address])
})

test('R-CONN-250 keeps the account that one tab selected when the other stores a network', async () => {
  const { evm, one, stored, address, whenStored } = await twoTabs()
  const switching = switchAccount(one, { namespace: 'eip155', address: other.address })
  await whenStored(() => stored()[0]?.accounts[0]?.address === other.address)
  evm.changeNetwork('eip155:11155111')
  await switching
  await settled()
  expect(address()).toEqual([other.address, other.address])
  expect(stored()[0]).toMatchObject({ accounts: [other, account], caipNetworkId: 'eip155:11155111' })
})

test('R-CONN-250 does not store a disconnected wallet again when another tab receives its event', async () => {
  const { evm, one, stored, wallets, whenStored } = await twoTabs()
  const leaving = disconnect(one, { namespace: 'eip155', connectorId: FIRST })
  await whenStored(() => stored().length === 1)
  evm.emit({ type: 'accountChanged', connectorId: FIRST, accounts: [other, account] })
  await leaving
  await settled()
  expect(wallets()).toEqual([[SECOND], [SECOND], [SECOND]])
})

test('R-CONN-250 stores a wallet that is connected again after another tab disconnected it', async () => {
  const { two, one, wallets } = await twoTabs()
  await disconnect(one, { namespace: 'eip155', connectorId: FIRST })
  await settled()
  await connect(two, { connectorId: FIRST })
  await settled()
  expect(wallets()).toEqual([
    [FIRST, SECOND],
    [FIRST, SECOND],
    [FIRST, SECOND],
  ])
})

test('R-CONN-252 keeps a wallet connected in one tab when its aborted attempt in another tab is approved late', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter({ ignoresAbort: true })
  const [one, two] = [storage, storage.tab()].map((own) => createTestKit({ adapters: [evm], storage: own }).kit)
  if (!one || !two) throw new Error('two tabs')
  const stop = start(one)
  start(two)
  await Promise.all([ready(one), ready(two)])
  evm.controls.holdNext({ method: 'connect' })
  const given = connect(one, { connectorId: FIRST }).catch((error: unknown) => error)
  await settled()
  stop()
  expect(await given).toMatchObject({ code: 'request/aborted' })
  await connect(two, { connectorId: FIRST })
  evm.controls.approve()
  await settled()
  expect(evm.controls.requests.map(({ method }) => method)).not.toContain('disconnect')
})
