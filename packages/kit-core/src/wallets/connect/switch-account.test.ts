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

test('R-VIEW-44 R-STATE-13 R-STATE-14 R-CONN-91 activates another account of the wallet, with its own balance', async () => {
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

test('R-VIEW-44 changes and requests nothing for the account that is already active', async () => {
  const { kit, asked } = await setUp()
  const before = kit.getState()
  await switchAccount(kit, { address: A.address })
  expect(kit.getState()).toBe(before)
  expect(asked('switchAccount')).toHaveLength(0)
})

test('R-VIEW-44 R-ROLE-01 finds an address in any case, and throws for an account that was not opened', async () => {
  const { kit } = await setUp()
  await switchAccount(kit, { address: C.address.toUpperCase().replace('0X', '0x') })
  expect(active(kit)).toBe(C.address)
  expect(await codeOf(switchAccount(kit, { address: D.address }))).toBe('connect/account-not-found')
  expect(await codeOf(switchAccount(kit, { address: B.address, namespace: 'cosmos' }))).toBe('adapter/not-found')
  await disconnect(kit)
  expect(await codeOf(switchAccount(kit, { address: B.address }))).toBe('adapter/provider-not-found')
})

test('R-CONN-113 R-CONN-109 keeps the choice over a reload, and notifies the chain’s library', async () => {
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

test('R-CONN-112 R-STORE-19 updates another tab, which writes nothing back', async () => {
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

test('R-ADPT-01 R-CONN-114 keeps the choice while the wallet’s own first account stays the same', async () => {
  const { kit, wallet, asked } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([A, C, B, D])
  expect(order(kit.getState())).toEqual([B, A, C, D].map(({ address }) => address))
  await settled()
  expect(asked('switchAccount')).toHaveLength(2)
  wallet.changeAccounts([A, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-01 adopts an account that the user picks in the wallet afterwards', async () => {
  const { kit, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([C, A, B])
  expect(active(kit)).toBe(C.address)
  wallet.changeAccounts([A, B, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-01 clears the page’s choice when the wallet picks the active account, and adopts its later changes', async () => {
  const { kit, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  wallet.changeAccounts([B, A, C])
  wallet.changeAccounts([A, B, C])
  expect(active(kit)).toBe(A.address)
})

test('R-ADPT-06 restores the active account of a connection that the chain’s library restores itself', async () => {
  const { kit, storage, evm, wallet } = await setUp()
  await switchAccount(kit, { address: B.address })
  const again = page([evm], storage)
  wallet.holdNext({ method: 'reconnect' })
  wallet.connectOutside(ID)
  await settled()
  expect(active(again)).toBe(B.address)
})

test('R-VIEW-44 changes nothing when the library cannot switch', async () => {
  const { kit, wallet } = await setUp()
  wallet.rejectNext({ method: 'switchAccount', error: new Error('gone') })
  expect(await codeOf(switchAccount(kit, { address: B.address }))).toEqual(new Error('gone'))
  expect(active(kit)).toBe(A.address)
})

test('R-VIEW-44 R-ADPT-03 switches in a namespace whose library has no active account', async () => {
  const kit = page([mockAdapter({ accounts: [A, B], lacks: ['switchAccount'] })])
  await connect(kit, { connectorId: ID })
  await switchAccount(kit, { address: B.address })
  expect(active(kit)).toBe(B.address)
})

test('R-VIEW-44 does not switch to an account that the wallet closes meanwhile', async () => {
  const { kit, wallet } = await setUp()
  wallet.holdNext({ method: 'switchAccount' })
  const answer = codeOf(switchAccount(kit, { address: B.address }))
  wallet.changeAccounts([A, C])
  wallet.approve()
  expect(await answer).toBe('connect/account-not-found')
  expect(active(kit)).toBe(A.address)
})

test('R-CONN-113 R-STORE-11 restores the active account of a wallet with hundreds of accounts', async () => {
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

test('R-VIEW-44 R-STATE-18 R-ACCT-59 clears tokens and name of the previous account, and keeps labels', async () => {
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

test('R-CONN-263 keeps the user’s account when the wallet is connected again in its own order', async () => {
  const { kit } = await setUp()
  await switchAccount(kit, { address: B.address })
  await connect(kit, { connectorId: ID })
  expect(active(kit)).toBe(B.address)
})
