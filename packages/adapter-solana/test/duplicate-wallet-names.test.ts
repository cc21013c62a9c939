/** Two wallets with the same name, one of which leaves the page. */
import { until } from '@bowline/jest-preset/fixtures'
import { type KitStorage, selectAccount, selectWalletRows } from '@bowline/kit-core'
import { connect, disconnect, ready, signMessage, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createSolanaAdapter } from '../src/adapter.js'
import { codeOf, DEVNET, MAINNET, TEST_WALLET } from './setup.js'
import { type Key, key, register, testWallet } from './standard-wallet.js'

const SECOND = `${TEST_WALLET}.2`

let alice: Key
let bob: Key
beforeAll(async () => {
  alice = await key(1)
  bob = await key(2)
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function visit(page: EventTarget, storage: KitStorage) {
  const { kit } = createTestKit({
    adapters: [
      { namespace: 'solana', name: 'solana', create: (context) => createSolanaAdapter({ context, events: page }) },
    ],
    options: { networks: [MAINNET, DEVNET] },
    storage,
  })
  stops.push(start(kit))
  await ready(kit)
  return kit
}

async function twins() {
  const page = new EventTarget()
  const [first, second] = [
    testWallet({ keys: [alice] }),
    testWallet({ keys: [bob], icon: 'data:image/svg+xml;base64,PGc+PC9nPg==' }),
  ]
  const leave = register(page, first.wallet)
  const storage = createMemoryStorage()
  register(page, second.wallet)
  const kit = await visit(page, storage)
  const listed = () => kit.getState().connect.connectors.solana?.map(({ id }) => id)
  await until(() => listed()?.length === 2)
  const address = () => selectAccount(kit.getState(), 'solana').address
  return { kit, storage, first, second, leave, listed, address }
}

test('R-ADPT-127 lists two wallets with one name as two rows, and each row connects its own wallet', async () => {
  const { kit, first, second, address } = await twins()
  const rows = () => selectWalletRows(kit.getState(), kit.config).flatMap(({ connector }) => connector ?? [])
  expect(rows().map(({ id, imageUrl }) => [id, imageUrl])).toEqual([
    [TEST_WALLET, 'data:image/svg+xml;base64,PHN2Zy8+'],
    [SECOND, 'data:image/svg+xml;base64,PGc+PC9nPg=='],
  ])
  await connect(kit, { connectorId: SECOND })
  expect([address(), first.asked.length, second.asked.length]).toEqual([bob.address, 0, 1])
  await connect(kit, { connectorId: TEST_WALLET })
  expect([address(), first.asked.length, second.asked.length]).toEqual([alice.address, 1, 1])
})

test('R-ADPT-93 keeps the second wallet connected, and disconnects and reconnects it, when the first with its name leaves', async () => {
  const { kit, leave, listed, address } = await twins()
  await connect(kit, { connectorId: SECOND })
  leave()
  expect([address(), listed()]).toEqual([bob.address, [SECOND]])
  expect(await codeOf(signMessage(kit, { message: 'hello' }))).toBe('nothing was thrown')
  await disconnect(kit)
  await connect(kit, { connectorId: SECOND })
  expect(address()).toBe(bob.address)
})

test('R-ADPT-93 gives the id of a connected wallet that left to an unused wallet with its name', async () => {
  const { kit, leave, listed, address } = await twins()
  await connect(kit, { connectorId: TEST_WALLET })
  leave()
  expect(listed()).toEqual([TEST_WALLET])
  await until(() => kit.getState().connect.awaitingReconnect.solana?.length === 1)
  expect(address()).toBe(undefined)
  await connect(kit, { connectorId: TEST_WALLET })
  expect(address()).toBe(bob.address)
})

test('R-ADPT-93 connects the unused wallet without a window when it shares its accounts', async () => {
  const { kit, second, leave, address } = await twins()
  second.trust()
  await connect(kit, { connectorId: TEST_WALLET })
  leave()
  await until(() => address() === bob.address)
  expect(second.asked).toEqual([])
})

test('R-ADPT-93 connects the unused wallet when the wallet that left was awaiting its restore', async () => {
  const { kit, first, second, leave, address } = await twins()
  second.trust()
  await connect(kit, { connectorId: TEST_WALLET })
  first.lock()
  await until(() => kit.getState().connect.awaitingReconnect.solana?.length === 1)
  leave()
  await until(() => address() === bob.address)
})

/** A later page with the storage of the first one, and the wallets that registered there, in order. */
async function nextPage(storage: KitStorage, wallets: readonly ReturnType<typeof testWallet>[]) {
  const page = new EventTarget()
  const come = (wallet: ReturnType<typeof testWallet>) => register(page, wallet.wallet)
  for (const wallet of wallets) come(wallet)
  const kit = await visit(page, storage)
  return { kit, come, address: () => selectAccount(kit.getState(), 'solana').address }
}

async function leftConnected() {
  const before = await twins()
  await connect(before.kit, { connectorId: SECOND })
  const { storage, first, second } = before
  for (const stop of stops.splice(0)) stop()
  first.asked.length = second.asked.length = 0
  return { storage, first, second }
}

test('R-ADPT-79 restores the second wallet after a reload when only it is registered', async () => {
  const { storage, second } = await leftConnected()
  const { kit, address, come } = await nextPage(storage, [second])
  const live = () => kit.getState().connect.connections.solana?.[0]
  await until(() => live() !== undefined)
  expect([address(), live()?.connectorId]).toEqual([bob.address, SECOND])
  expect(second.asked).toEqual([])
  come(testWallet({ keys: [alice] }))
  expect(kit.getState().connect.connectors.solana?.map(({ id }) => id)).toEqual([SECOND, TEST_WALLET])
})

test('R-ADPT-79 restores the second wallet when the wallets register in another order', async () => {
  const { storage, first, second } = await leftConnected()
  first.trust()
  const { kit, address } = await nextPage(storage, [second, first])
  const live = () => kit.getState().connect.connections.solana?.[0]
  await until(() => live() !== undefined)
  expect([address(), live()?.connectorId]).toEqual([bob.address, SECOND])
  expect([...first.asked, ...second.asked]).toEqual([])
})

test('R-ADPT-79 does not prompt another wallet with the name when it does not share the stored account', async () => {
  const { storage, first } = await leftConnected()
  first.trust()
  const { kit, address } = await nextPage(storage, [first])
  await until(() => kit.getState().connect.awaitingReconnect.solana?.length === 1)
  expect([address(), first.asked]).toEqual([undefined, []])
})

test('R-ADPT-79 restores the second wallet when it registers late', async () => {
  const { storage, second } = await leftConnected()
  const { kit, address, come } = await nextPage(storage, [])
  await until(() => kit.getState().connect.awaitingReconnect.solana?.length === 1)
  come(second)
  await until(() => address() === bob.address)
})
