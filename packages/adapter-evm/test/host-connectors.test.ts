import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { createConnector, getAccount as getConnection, injected, mock } from '@wagmi/core'
import { events, hostConfig, scene, settled } from './host-config-fixture.js'
import { ALICE, BOB, page, SANDBOX, wallet, world } from './setup.js'

test('R-ADPT-06 lists a wallet found by wagmi and by the kit once', async () => {
  const { adapter } = scene()
  await settled({ adapter })
  expect(adapter.connectors().map(({ id, type }) => [id, type])).toEqual([[SANDBOX, 'ANNOUNCED']])
})

test('R-CONN-105 lists the host’s connectors as external, with their own safe images', async () => {
  const other = (id: string, name: string, icon?: string) =>
    createConnector((config) => ({ ...mock({ accounts: [BOB.address] })(config), id, name, type: 'other', icon }))
  const { adapter } = scene({
    connectors: [
      injected(),
      other('ledger', 'Ledger', 'https://images.example/ledger.png'),
      other('bad', '\u202e<img src=x onerror=alert(1)>', 'javascript:alert(1)'),
      other('__proto__', 'Hidden'),
    ],
  })
  await settled({ adapter })
  expect(adapter.connectors()).toEqual([
    expect.objectContaining({ id: SANDBOX, type: 'ANNOUNCED' }),
    { id: 'ledger', name: 'Ledger', type: 'EXTERNAL', chain: 'eip155', imageUrl: 'https://images.example/ledger.png' },
    { id: 'bad', name: '<img src=x onerror=alert(1)>', type: 'EXTERNAL', chain: 'eip155' },
  ])
})

test('R-CONN-06 merges a host’s connector with an announced wallet by rdns or by name', async () => {
  const over = (id: string, name: string, rdns?: string) =>
    createConnector((config) => ({
      ...mock({ accounts: [BOB.address] })(config),
      id,
      name,
      type: 'other',
      ...(rdns && { rdns }),
    }))
  const byRdns = scene({ connectors: [over('sandboxSDK', 'SDK', SANDBOX)] })
  await settled(byRdns)
  expect(byRdns.adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
  const connection = await byRdns.connect()
  expect(connection.accounts[0]?.address).toBe(BOB.address)
  expect(getConnection(byRdns.config).connector?.id).toBe('sandboxSDK')

  const byName = scene({ connectors: [over('sandboxSDK', 'Sandbox Wallet')] })
  await settled(byName)
  expect(byName.adapter.connectors().map(({ id }) => id)).toEqual([SANDBOX])
})

test('R-CONN-06 does not merge wallets without a readable name', async () => {
  const nameless = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'nameless',
    name: '\u200b',
    type: 'other',
  }))
  const { adapter } = scene({ connectors: [nameless], multiInjectedProviderDiscovery: false })
  wallet({ rdns: 'com.example.nameless', name: '' }).wallet.announce(events)
  await settled({ adapter })
  expect(adapter.connectors().map(({ id, name }) => [id, name])).toEqual([
    [SANDBOX, 'Sandbox Wallet'],
    ['com.example.nameless', 'Unknown wallet'],
    ['nameless', 'Unknown wallet'],
  ])
})

test.each([
  ['throws', () => Promise.reject(new Error('The SDK is gone'))],
  ['is undefined', async () => undefined],
])(
  'R-ADPT-05, R-ADPT-25 throws a kit error when the provider of a connected host’s connector %s',
  async (_, getProvider) => {
    let isBroken = false
    const odd = createConnector((config) => {
      const connector = mock({ accounts: [BOB.address] })(config)
      return {
        ...connector,
        id: 'odd',
        getProvider: (params) => (isBroken ? getProvider() : connector.getProvider(params)),
      }
    })
    const { adapter } = scene({ connectors: [odd] })
    await adapter.connect({ connectorId: 'odd', signal: never })
    isBroken = true
    await expect(adapter.getProvider({ connectorId: 'odd' })).rejects.toMatchObject({
      code: 'adapter/provider-not-found',
    })
  },
)

test('R-CONN-03 lists no discovered wallet of the kit or wagmi with enableInjectedDiscovery: false', async () => {
  const made = wallet()
  made.wallet.announce(events)
  const { adapter } = world({
    page: page({ events }),
    config: hostConfig(),
    context: { enableInjectedDiscovery: false },
  })
  await settled({ adapter })
  expect(adapter.connectors()).toEqual([])
})

test('R-ADPT-06 connects an announced wallet in the host’s configuration without wagmi’s discovery', async () => {
  const { config, connect } = scene({ multiInjectedProviderDiscovery: false })
  await connect()
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: ALICE.address })
})

test('R-CONN-105 emits the host’s connectors once they are known', async () => {
  const ledger = createConnector((config) => ({
    ...mock({ accounts: [BOB.address] })(config),
    id: 'ledger',
    name: 'Ledger',
  }))
  const { events: emitted } = scene({ connectors: [ledger] })
  await until(() => emitted.length > 1)
  expect(
    ofType(emitted, 'connectors')
      .at(-1)
      ?.connectors.map(({ id }) => id),
  ).toEqual([SANDBOX, 'ledger'])
})

test('R-CONN-103 uses the host’s own Safe connector in a Safe, and does not list it outside', async () => {
  const safe = createConnector((config) => ({ ...mock({ accounts: [BOB.address] })(config), id: 'safe', name: 'Safe' }))
  const config = hostConfig({ connectors: [safe], multiInjectedProviderDiscovery: false })
  const outside = world({ config })
  await settled(outside)
  expect(outside.adapter.connectors()).toEqual([])
  outside.stop()
  const inside = world({ config, page: page({ ancestorOrigins: ['https://app.safe.global'] }) })
  await settled(inside)
  expect(inside.adapter.connectors().map(({ id }) => id)).toEqual(['safe'])
  await inside.adapter.connect({ connectorId: 'safe', signal: never })
  expect(getConnection(config)).toMatchObject({ address: BOB.address, connector: { id: 'safe' } })
})

test('R-CONN-283 reports that no account was chosen when the app’s own connector connects with none', async () => {
  const made = scene()
  const { request } = made.wallet.provider
  made.wallet.provider.request = async (args) => (/accounts|permissions/i.test(args.method) ? [] : request(args))
  await settled(made)
  await expect(made.connect()).rejects.toMatchObject({ code: 'wallet/no-account' })
})
