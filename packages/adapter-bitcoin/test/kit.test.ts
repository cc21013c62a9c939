import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { until } from '@bowline/jest-preset/fixtures'
import { type KitStorage, selectAccount, selectActiveNetwork, selectNetworks } from '@bowline/kit-core'
import { connect, disconnect, getProvider, ready, signMessage, start, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import { isBitcoinProvider } from '../src/index.js'
import { MAINNET, network, page, REGTEST, SANDBOX, TESTNET, wallet } from './setup.js'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain()
})
afterAll(() => chain.close())

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const installed = () =>
  wallet({ networks: [{ caipNetworkId: REGTEST, esploraUrl: chain.url }, { caipNetworkId: TESTNET }] })

type Visit = { readonly made?: ReturnType<typeof wallet>; readonly storage?: KitStorage }

/** A page with a kit that has this adapter and one of another namespace. */
async function visit({ made = installed(), storage = createMemoryStorage() }: Visit = {}) {
  const given = page()
  made.wallet.register(given.events)
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'bip122',
        name: 'bitcoin',
        create: (context) => createBitcoinAdapter({ context, page: given, options: {} }),
      },
      mockAdapter(),
    ],
    options: { networks: [network(REGTEST, chain.url), network(TESTNET, chain.url), network(MAINNET)] },
    storage,
  })
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  const account = () => selectAccount(kit.getState(), 'bip122')
  const listed = () => kit.getState().connect.connectors.bip122?.map(({ id }) => id) ?? []
  return { kit, stop, account, listed, ...made }
}

/** The same page with a connected kit. */
async function connectedVisit(over: Visit = {}) {
  const made = await visit(over)
  await until(() => made.listed().includes(SANDBOX))
  await connect(made.kit, { connectorId: SANDBOX })
  return made
}

test('R-STATE-14 R-STATE-15 R-ADPT-18 lists the addresses of a connected wallet with their purposes, payment first', async () => {
  const { account, wallet: sandbox } = await connectedVisit()
  expect(account().allAccounts).toEqual([
    { namespace: 'bip122', address: sandbox.state().accounts[0], type: 'payment', publicKey: expect.any(String) },
    { namespace: 'bip122', address: expect.stringMatching(/^bcrt1p/), type: 'ordinal', publicKey: expect.any(String) },
  ])
  expect(account().caipAddress).toBe(`${REGTEST}:${sandbox.state().accounts[0]}`)
})

test('R-CONN-260 stays connected when a wallet is connected again during its slow disconnect', async () => {
  const { kit, account, person, wallet: sandbox } = await connectedVisit()
  const leaving = disconnect(kit)
  const trying = connect(kit, { connectorId: SANDBOX })
  await Promise.all([leaving, trying])
  expect(account().address).toBe(sandbox.state().accounts[0])
  expect([sandbox.state().isConnected, person.prompts.length]).toEqual([true, 2])
})

test('R-ADPT-17 shows the sum of the unspent outputs, and the new sum after a transfer', async () => {
  const made = installed()
  const [address = ''] = made.wallet.state().accounts
  chain.fund(address, 123_456_789n)
  const { kit, account } = await connectedVisit({ made })
  await until(() => account().balance !== undefined)
  expect(account()).toMatchObject({ balance: '1.23456789', balanceSymbol: 'BTC' })
  const provider: unknown = await getProvider(kit)
  if (!isBitcoinProvider(provider)) throw new Error('It is another provider')
  const before = chain.balanceOf(address)
  await provider.sendTransfer({ recipient: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', amount: 1_000n })
  expect(before - chain.balanceOf(address)).toBeGreaterThan(1_000n)
})

test('R-ADPT-20 R-CONN-93 switches the wallet, and no other namespace, when the kit switches', async () => {
  const { kit, account, wallet: sandbox } = await connectedVisit()
  const before = selectNetworks(kit.getState(), 'eip155')
  await switchNetwork(kit, { caipNetworkId: TESTNET })
  expect(sandbox.state().caipNetworkId).toBe(TESTNET)
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe(TESTNET)
  expect(account().address).toMatch(/^tb1q/)
  expect(selectNetworks(kit.getState(), 'eip155')).toEqual(before)
})

test('R-ADPT-02 R-CONN-102 signs, follows the account of the wallet, and disconnects when it does', async () => {
  const { kit, account, wallet: sandbox } = await connectedVisit()
  expect(Buffer.from(await signMessage(kit, { message: 'hello' }), 'base64')).toHaveLength(65)
  const [, other = ''] = sandbox.state().accounts
  sandbox.setAccount(other)
  expect(account().address).toBe(other)
  sandbox.disconnect()
  await until(() => account().address === undefined)
  await connect(kit, { connectorId: SANDBOX })
  await disconnect(kit)
  expect(sandbox.state().isConnected).toBe(false)
})

test('R-CONN-106 R-CONN-108 R-CONN-113 restores account, wallet and provider after a reload without a window', async () => {
  const storage = createMemoryStorage()
  const made = installed()
  const before = await connectedVisit({ made, storage })
  const { allAccounts } = before.account()
  before.stop()
  made.person.prompts.length = 0
  const after = await visit({ made, storage })
  await until(() => after.account().address !== undefined)
  expect(after.account().allAccounts).toEqual(allAccounts)
  expect(after.account().connectedWalletInfo?.name).toBe('Sandbox Wallet')
  expect(isBitcoinProvider(await getProvider(after.kit))).toBe(true)
  expect(made.person.prompts).toEqual([])
})
