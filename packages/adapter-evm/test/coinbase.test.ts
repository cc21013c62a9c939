import { never } from '@bowline/jest-preset/fixtures'
import { type CreateConnectorFn, createConfig, createConnector, http, injected, mock } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { BOB, network, wallet, world } from './setup.js'

const RDNS = 'com.coinbase.wallet'
const NAME = 'Coinbase Wallet'
const NOWHERE = 'http://127.0.0.1:9'

/** A host's connector with the properties of wagmi's `coinbaseWallet()`, over an account without the SDK. */
function coinbaseWallet(over: { id?: string; rdns?: string } = {}): CreateConnectorFn {
  return createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'coinbaseWalletSDK',
    name: NAME,
    rdns: RDNS,
    type: 'coinbaseWallet',
    icon: 'data:image/svg+xml,own',
    ...over,
  }))
}

type Parts = { connectors?: readonly CreateConnectorFn[]; isAnnounced?: boolean; enableCoinbase?: boolean }

async function scene({ connectors, isAnnounced = false, enableCoinbase = true }: Parts) {
  const config = connectors && {
    config: createConfig({
      chains: [mainnet],
      transports: { [mainnet.id]: http(NOWHERE) },
      connectors: [...connectors],
      multiInjectedProviderDiscovery: false,
      storage: null,
    }),
  }
  const made = world({ networks: [network(1, NOWHERE)], context: { enableCoinbase }, ...config })
  if (isAnnounced) wallet({ rdns: RDNS, name: NAME }).wallet.announce(made.page.events)
  await made.adapter.disconnect({ connectorId: 'unknown' })
  return made.adapter
}

test('R-CONN-105 lists the Coinbase Wallet extension as its announced wallet', async () => {
  const adapter = await scene({ isAnnounced: true })
  expect(adapter.connectors()).toEqual([
    {
      id: RDNS,
      name: NAME,
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { rdns: RDNS },
      imageUrl: expect.stringMatching(/^data:image/),
    },
  ])
  expect((await adapter.connect({ connectorId: RDNS, signal: never })).accounts).toHaveLength(2)
})

test('R-CONN-105 lists the host’s Coinbase Wallet connector as external, and connects it', async () => {
  const adapter = await scene({ connectors: [coinbaseWallet()] })
  expect(adapter.connectors()).toEqual([
    {
      id: 'coinbaseWalletSDK',
      name: NAME,
      type: 'EXTERNAL',
      chain: 'eip155',
      info: { rdns: RDNS },
      imageUrl: 'data:image/svg+xml,own',
    },
  ])
  const { accounts } = await adapter.connect({ connectorId: 'coinbaseWalletSDK', signal: never })
  expect(accounts[0]?.address).toBe(BOB.address)
})

test.each([
  ['by its rdns', [coinbaseWallet()]],
  ['by its name', [injected({ target: 'coinbaseWallet' })]],
])(
  'R-CONN-105, R-CONN-06 lists the extension and the host’s connector as one row, matched %s',
  async (_, connectors) => {
    const adapter = await scene({ connectors, isAnnounced: true })
    expect(adapter.connectors().map(({ id, type }) => [id, type])).toEqual([[RDNS, 'ANNOUNCED']])
  },
)

test.each<[string, Parts]>([
  ['the extension', { isAnnounced: true }],
  ['a host’s connector', { connectors: [coinbaseWallet()] }],
  ['a host’s connector of another id', { connectors: [coinbaseWallet({ id: 'cb', rdns: RDNS })] }],
  ['wagmi’s injected connector for it', { connectors: [injected({ target: 'coinbaseWallet' })] }],
  ['both', { connectors: [coinbaseWallet()], isAnnounced: true }],
])('R-CONN-105, hides %s with enableCoinbase: false', async (_, parts) => {
  expect((await scene(parts)).connectors()).toHaveLength(1)
  expect((await scene({ ...parts, enableCoinbase: false })).connectors()).toEqual([])
})

test('R-CONN-105 keeps a host’s Base account with enableCoinbase: false', async () => {
  const base = coinbaseWallet({ id: 'baseAccount', rdns: 'app.base.account' })
  const adapter = await scene({ connectors: [base], enableCoinbase: false })
  expect(adapter.connectors().map(({ id }) => id)).toEqual(['baseAccount'])
})
