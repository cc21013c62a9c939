import { testAccount } from '@bowline/chains'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { getAccount } from '@wagmi/core'
import { verifyMessage } from 'viem'
import { chain, events, hostConfig, settled } from './host-config-fixture.js'
import { hex } from './paired-fixture.js'
import { ALICE, type MemoryStorage, memoryStorage, network, page, wallet, world } from './setup.js'

const RDNS = 'com.example.anchor'
const CAROL = testAccount(2)

/** Two versions of one wallet with different accounts. */
function versions() {
  const make = (name: string, privateKey: `0x${string}`) =>
    wallet({ name, rdns: RDNS, privateKeys: [privateKey], chains: [{ chainId: 1, rpcUrl: chain.url }] }).wallet
  return { anchor: make('Anchor', ALICE.privateKey), pro: make('Anchor Pro', CAROL.privateKey) }
}

type Versions = ReturnType<typeof versions>

type Visit = {
  readonly order?: readonly (keyof Versions)[]
  readonly storage?: MemoryStorage
  readonly isHosts?: boolean
}

/** A page where the wallets announce themselves in this order. */
async function visit(
  wallets: Versions,
  { order = ['anchor', 'pro'], storage = memoryStorage(), isHosts = false }: Visit = {},
) {
  const target = isHosts ? events : new EventTarget()
  const stops = order.map((each) => {
    const { info, provider } = wallets[each]
    const uuid = crypto.randomUUID()
    const announce = () => {
      const detail = Object.freeze({ info: { ...info, uuid }, provider })
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    target.addEventListener('eip6963:requestProvider', announce)
    announce()
    return () => target.removeEventListener('eip6963:requestProvider', announce)
  })
  const config = isHosts ? hostConfig() : undefined
  const made = world({
    networks: [network(1, chain.url)],
    page: page({ events: target }),
    storage,
    ...(config && { config }),
  })
  await settled(made)
  const idOf = (name: string) => made.adapter.connectors().find((row) => row.name === name)?.id ?? ''
  const connect = (name: string) => made.adapter.connect({ connectorId: idOf(name), signal: never })
  const leave = () => {
    made.stop()
    for (const stop of stops) stop()
  }
  return { ...made, idOf, connect, leave, storage, config }
}

const address = (connection: { accounts: readonly { address: string }[] } | undefined) =>
  connection?.accounts[0]?.address

const configurations = [
  ['the kit’s own configuration', false],
  ['the app’s wagmi configuration', true],
] as const

describe.each(configurations)('with %s', (_, isHosts) => {
  test('R-CONN-280 lists two wallets of one rdns as two rows', async () => {
    const { adapter } = await visit(versions(), { isHosts })
    expect(adapter.connectors().map(({ name, info }) => [name, info?.rdns])).toEqual([
      ['Anchor', RDNS],
      ['Anchor Pro', RDNS],
    ])
    expect(new Set(adapter.connectors().map(({ id }) => id)).size).toBe(2)
  })

  test.each([
    ['Anchor', ALICE.address],
    ['Anchor Pro', CAROL.address],
  ])('R-CONN-280 connects and signs with %s when its row is pressed', async (name, expected) => {
    const { adapter, connect, idOf, config } = await visit(versions(), { isHosts })
    const connection = await connect(name)
    expect([connection.name, address(connection)]).toEqual([name, expected])
    const account = { connectorId: idOf(name), address: expected }
    const signature = hex((await adapter.signMessage?.({ ...account, message: 'hi' })) ?? '')
    expect(await verifyMessage({ address: hex(expected), message: 'hi', signature })).toBe(true)
    if (config) expect(getAccount(config).address).toBe(expected)
  })

  test('R-CONN-280 connects both and switches between them', async () => {
    const { adapter, connect, idOf } = await visit(versions(), { isHosts })
    await connect('Anchor')
    await connect('Anchor Pro')
    for (const [name, expected] of [
      ['Anchor', ALICE.address],
      ['Anchor Pro', CAROL.address],
    ] as const) {
      await adapter.switchConnection?.({ connectorId: idOf(name) })
      expect((await adapter.getAccounts({ connectorId: idOf(name) })).map((account) => account.address)).toEqual([
        expected,
      ])
    }
  })

  test.each([
    ['Anchor', ALICE.address],
    ['Anchor Pro', CAROL.address],
  ])(
    'R-CONN-280 restores %s on a page where the wallets announce themselves in another order',
    async (name, expected) => {
      const wallets = versions()
      const first = await visit(wallets, { isHosts })
      const { connectorId } = await first.connect(name)
      first.leave()
      const { adapter, idOf } = await visit(wallets, { isHosts, storage: first.storage, order: ['pro', 'anchor'] })
      expect(idOf(name)).toBe(connectorId)
      expect(address(await adapter.reconnect({ connectorId, signal: never }))).toBe(expected)
    },
  )
})

test('R-CONN-280 restores a wallet that changed its name meanwhile', async () => {
  const wallets = versions()
  const first = await visit(wallets, { order: ['anchor'] })
  const { connectorId } = await first.connect('Anchor')
  first.leave()
  const renamed = { ...wallets, anchor: { ...wallets.anchor, info: { ...wallets.anchor.info, name: 'Anchor Wallet' } } }
  const { adapter, idOf, events: emitted } = await visit(renamed, { order: ['anchor'], storage: first.storage })
  expect(address(await adapter.reconnect({ connectorId, signal: never }))).toBe(ALICE.address)
  expect(idOf('Anchor Wallet')).toBe(connectorId)
  await until(() => ofType(emitted, 'connectors').at(-1)?.connectors[0]?.id === connectorId)
})

test('R-CONN-280 keeps one row when a wallet announces itself again under another uuid', async () => {
  const { adapter, page: given } = await visit(versions(), { order: ['anchor'] })
  wallet({ name: 'Anchor', rdns: RDNS }).wallet.announce(given.events)
  expect(adapter.connectors().map(({ name }) => name)).toEqual(['Anchor'])
})
