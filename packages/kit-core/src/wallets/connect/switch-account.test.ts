import { connect, disconnect, ready, setAddressLabel, start, switchAccount } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import {
  type ConnectionAccount,
  isKitError,
  type Kit,
  type KitState,
  type KitStorage,
  selectAccount,
} from '../../index.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'

const settled = () => new Promise(setImmediate)
const ID = 'test.wallet.eip155'
const account = (letter: string): ConnectionAccount => ({ address: `0x${letter.repeat(40)}`, type: 'eoa' })
const [A, B, C, D] = [account('a'), account('b'), account('c'), account('d')] as const

function page(adapters = [mockAdapter({ accounts: [A, B, C] })], storage: KitStorage = createMemoryStorage()) {
  const { kit } = createTestKit({ adapters, options: { networks: [mainnet, solana] }, storage })
  start(kit)
  return kit
}

async function setUp() {
  const evm = mockAdapter({ accounts: [A, B, C] })
  const storage = createMemoryStorage()
  const kit = page([evm], storage)
  await ready(kit)
  await connect(kit, { connectorId: ID })
  await settled()
  const asked = (method: string) => evm.controls.requests.filter((request) => request.method === method)
  return { kit, storage, evm, wallet: evm.controls, asked }
}

const active = (kit: Kit) => selectAccount(kit.getState()).address
const order = (state: KitState) => selectAccount(state).allAccounts.map(({ address }) => address)
const codeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: unknown) => (isKitError(error) ? error.code : error),
  )

test('R-VIEW-44 R-STATE-13 R-STATE-14 R-CONN-91 another account of the wallet is the one in use, with its own balance', async () => {
  const { kit, wallet, asked } = await setUp()
  wallet.setBalance(7n)
  const done = switchAccount(kit, { address: B.address })
  await done
  expect(selectAccount(kit.getState())).toMatchObject({
    address: B.address,
    caipAddress: `eip155:1:${B.address}`,
    balance: undefined,
    connectedWalletInfo: { name: 'Test Wallet' },
  })
  expect(order(kit.getState())).toEqual([B, A, C].map(({ address }) => address))
  await settled()
  expect(selectAccount(kit.getState()).balance).toBe('0.000000000000000007')
  expect(asked('switchAccount').map(({ params }) => params)).toEqual([{ connectorId: ID, address: B.address }])
  expect(asked('connect')).toHaveLength(1)
})

test('R-VIEW-44 the account in use stays as it is, and nobody is asked', async () => {
  const { kit, asked } = await setUp()
  const before = kit.getState()
  await switchAccount(kit, { address: A.address })
  expect(kit.getState()).toBe(before)
  expect(asked('switchAccount')).toHaveLength(0)
})

test('R-VIEW-44 R-ROLE-01 an address is found whatever its letters’ case, and an account that was not opened is refused', async () => {
  const { kit } = await setUp()
  await switchAccount(kit, { address: C.address.toUpperCase().replace('0X', '0x') })
  expect(active(kit)).toBe(C.address)
  expect(await codeOf(switchAccount(kit, { address: D.address }))).toBe('connect/account-not-found')
  expect(await codeOf(switchAccount(kit, { address: B.address, namespace: 'cosmos' }))).toBe('adapter/not-found')
  await disconnect(kit)
  expect(await codeOf(switchAccount(kit, { address: B.address }))).toBe('adapter/provider-not-found')
})

test('R-CONN-113 R-CONN-109 the choice is kept over a reload, and the chain’s library is told of it', async () => {
  const { kit, storage, evm, wallet, asked } = await setUp()
  await switchAccount(kit, { address: B.address })
  const again = page([evm], storage)
  await ready(again)
  await settled()
  expect(order(again.getState())).toEqual([B, A, C].map(({ address }) => address))
  expect(asked('switchAccount')).toHaveLength(2)
  wallet.changeAccounts([A, B, C, D])
  expect(active(again)).toBe(B.address)
})

test('R-CONN-112 R-STORE-19 another tab follows, and writes nothing back', async () => {
  const { kit, storage, evm } = await setUp()
  const other = page([evm], storage.tab())
  await ready(other)
  await switchAccount(kit, { address: C.address })
  await settled()
  expect([active(kit), active(other)]).toEqual([C.address, C.address])
  await switchAccount(other, { address: A.address })
  await settled()
  expect([active(kit), active(other)]).toEqual([A.address, A.address])
})

test('R-ADPT-01 R-CONN-114 what the wallet tells later keeps the choice, as long as it goes on with its own account', async () => {
  const { kit, wallet, asked } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([A, C, B, D])
  expect(order(kit.getState())).toEqual([B, A, C, D].map(({ address }) => address))
  await settled()
  expect(asked('switchAccount')).toHaveLength(2)
  wallet.changeAccounts([A, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-01 an account that the visitor picks in the wallet afterwards is not undone', async () => {
  const { kit, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([C, A, B])
  expect(active(kit)).toBe(C.address)
  wallet.changeAccounts([A, B, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-01 a wallet that picks the account in use agrees with the page, and is followed from there', async () => {
  const { kit, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([B, A, C])
  wallet.changeAccounts([A, B, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-06 a connection that the chain’s library brings back by itself has the account that was in use', async () => {
  const { kit, storage, evm, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  const again = page([evm], storage)
  wallet.holdNext({ method: 'reconnect' })
  wallet.connectOutside(ID)
  await settled()
  expect(active(again)).toBe(B.address)
})

test('R-VIEW-44 a library that cannot follow leaves everything as it was', async () => {
  const { kit, wallet } = await setUp()
  wallet.rejectNext({ method: 'switchAccount', error: new Error('gone') })
  expect(await codeOf(switchAccount(kit, { address: B.address }))).toEqual(new Error('gone'))
  expect(active(kit)).toBe(A.address)
})

test('R-VIEW-44 R-ADPT-03 a family whose library knows no account in use switches all the same', async () => {
  const kit = page([mockAdapter({ accounts: [A, B], lacks: ['switchAccount'] })])
  await connect(kit, { connectorId: ID })
  await switchAccount(kit, { address: B.address })
  expect(active(kit)).toBe(B.address)
})

test('R-VIEW-44 a wallet that closes the account while it is being switched to is not overruled', async () => {
  const { kit, wallet } = await setUp()
  wallet.holdNext({ method: 'switchAccount' })
  const answer = codeOf(switchAccount(kit, { address: B.address }))
  wallet.changeAccounts([A, C])
  wallet.approve()
  expect(await answer).toBe('connect/account-not-found')
  expect(active(kit)).toBe(A.address)
})

test('R-CONN-113 R-STORE-11 a wallet with hundreds of accounts comes back with the one in use', async () => {
  const addresses = Array.from({ length: 200 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
  const many = addresses.map((address): ConnectionAccount => ({ address, type: 'eoa' }))
  const evm = mockAdapter({ accounts: [A, ...many] })
  const storage = createMemoryStorage()
  const kit = page([evm], storage)
  await connect(kit, { connectorId: ID })
  const last = addresses.at(-1) ?? ''
  await switchAccount(kit, { address: last })
  const again = page([evm], storage)
  await ready(again)
  expect(active(again)).toBe(last)
  expect(selectAccount(again.getState()).allAccounts).toHaveLength(201)
})

test('R-VIEW-44 R-STATE-18 R-ACCT-59 tokens and name of the account left go with it; labels stay', async () => {
  const { kit } = await setUp()
  setAddressLabel(kit, { address: B.address, label: 'Savings' })
  kit.store.set(({ accounts }) => ({
    accounts: {
      ...accounts,
      eip155: {
        ...selectAccount(kit.getState()),
        profileName: 'a.eth',
        profileStatus: 'ready',
        tokenStatus: 'failed',
        lastRetry: 1,
      },
    },
  }))
  await switchAccount(kit, { address: B.address })
  expect(selectAccount(kit.getState())).toMatchObject({
    profileName: undefined,
    profileStatus: 'idle',
    tokenStatus: 'idle',
    lastRetry: undefined,
    addressLabels: { [B.address]: 'Savings' },
  })
})

test('R-CONN-263 a wallet that is connected again, in its own order, keeps the account that the visitor chose', async () => {
  const { kit } = await setUp()
  await switchAccount(kit, { address: B.address })
  await connect(kit, { connectorId: ID })
  expect(active(kit)).toBe(B.address)
})
