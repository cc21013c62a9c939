import { until } from '@bowline/jest-preset/fixtures'
import {
  type KitStorage,
  selectAccount,
  selectActiveAccount,
  selectActiveNetwork,
  selectConnection,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import {
  connect,
  disconnect,
  getProvider,
  ready,
  signMessage,
  start,
  switchAccount,
  switchNetwork,
} from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { createSolanaAdapter } from '../src/adapter.js'
import { DEVNET, MAINNET, mainnetAt, TEST_WALLET } from './setup.js'
import { type Key, key, register, type TestWallet, testWallet } from './standard-wallet.js'

const connectorId = TEST_WALLET

let chain: SolanaChain
let alice: Key
let bob: Key
beforeAll(async () => {
  chain = await startSolanaChain()
  alice = await key(1)
  bob = await key(2)
  await chain.airdrop({ to: alice.address, lamports: 1_500_000_000n })
})
afterAll(() => chain.close())

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A page with a kit that has this adapter and one of another namespace. */
async function visit({ hand, storage = createMemoryStorage() }: { hand?: TestWallet; storage?: KitStorage } = {}) {
  const wallet = hand ?? testWallet({ keys: [alice, bob] })
  const page = new EventTarget()
  register(page, wallet.wallet)
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'solana',
        name: 'solana',
        create: (context) => createSolanaAdapter({ context, events: page }),
      },
      mockAdapter(),
    ],
    options: {
      networks: [
        mainnetAt(chain.url),
        DEVNET,
        { ...MAINNET, chainNamespace: 'eip155', id: 1, caipNetworkId: 'eip155:1' },
      ],
    },
    storage,
  })
  stops.push(start(kit))
  await ready(kit)
  await until(() => kit.getState().connect.connectors.solana?.length === 1)
  return { kit, hand: wallet, storage, account: () => selectAccount(kit.getState(), 'solana') }
}

test('R-ADPT-01 R-CONN-04 connects, shows the balance, signs, switches and disconnects in a kit', async () => {
  const { kit, hand, account } = await visit()
  await connect(kit, { connectorId })
  expect(selectActiveAccount(kit.getState())?.address).toBe(alice.address)
  expect(account().caipAddress).toBe(`${MAINNET.caipNetworkId}:${alice.address}`)
  await until(() => account().balance === '1.5')
  expect(account().balanceSymbol).toBe('SOL')
  expect(await signMessage(kit, { message: 'hello' })).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
  await switchNetwork(kit, { caipNetworkId: DEVNET.caipNetworkId })
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(account().caipAddress).toBe(`${DEVNET.caipNetworkId}:${alice.address}`)
  expect(await getProvider(kit, { namespace: 'solana' })).toMatchObject({ caipNetworkId: DEVNET.caipNetworkId })
  await disconnect(kit)
  expect(hand.wallet.accounts).toEqual([])
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('disconnected')
})

test('R-CONN-260 stays connected when a wallet is connected again during its slow disconnect', async () => {
  const { kit, hand, account } = await visit()
  await connect(kit, { connectorId })
  let isLeft: (() => void) | undefined
  hand.leave = () => new Promise((resolve) => (isLeft = resolve))
  const leaving = disconnect(kit)
  const trying = connect(kit, { connectorId })
  await until(() => kit.getState().connect.attempt !== undefined)
  await until(() => isLeft !== undefined)
  isLeft?.()
  await Promise.all([leaving, trying])
  expect([account().address, hand.wallet.accounts.length]).toEqual([alice.address, 2])
})

test('R-CONN-263 keeps the account that the user chose when a wallet is connected again, also after a reload', async () => {
  const first = await visit()
  await connect(first.kit, { connectorId })
  await switchAccount(first.kit, { namespace: 'solana', address: bob.address })
  await connect(first.kit, { connectorId })
  expect(first.account().address).toBe(bob.address)
  const { account } = await visit({ hand: first.hand, storage: first.storage })
  await until(() => account().address !== undefined)
  expect(account().address).toBe(bob.address)
})

test('R-CONN-108 R-STATE-30 restores the account and the network without a window after a reload', async () => {
  const first = await visit()
  await connect(first.kit, { connectorId })
  await switchNetwork(first.kit, { caipNetworkId: DEVNET.caipNetworkId })
  const { kit, hand, account } = await visit({ hand: first.hand, storage: first.storage })
  await until(() => account().address === alice.address)
  expect(selectActiveNetwork(kit.getState(), 'solana')?.caipNetworkId).toBe(DEVNET.caipNetworkId)
  expect(hand.asked.map(({ feature }) => feature)).toEqual(['standard:connect'])
})

test('R-CONN-102 R-ADPT-01 follows changes that the user makes in the wallet', async () => {
  const { kit, hand, account } = await visit()
  await connect(kit, { connectorId })
  hand.pick(bob.address)
  expect(account().address).toBe(bob.address)
  hand.disconnect()
  expect(selectConnection(kit.getState(), 'solana')).toBeUndefined()
})

test('R-STATE-09 keeps the connection and the network of another namespace', async () => {
  const { kit, hand } = await visit()
  const other = kit.getState().connect.connectors.eip155?.[0]?.id ?? ''
  await connect(kit, { connectorId: other })
  const before = selectAccount(kit.getState(), 'eip155').address
  await connect(kit, { connectorId })
  hand.disconnect()
  expect(selectAccount(kit.getState(), 'eip155').address).toBe(before)
  expect(before).toBeDefined()
})
