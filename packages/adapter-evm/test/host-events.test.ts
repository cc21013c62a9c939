/** Wallet events that wagmi's own connectors miss or cannot read, with a kit on the same page. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectActiveAccount, selectActiveNetwork, selectIsUnsupportedChain } from '@bowline/kit-core'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { getAccount as getConnection, injected } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import { chain, events, hostConfig } from './host-config-fixture.js'
import { strangeWallet } from './misbehaving-wallet-fixture.js'
import { ALICE, network, page } from './setup.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function connected(isAnnounced: boolean) {
  const made = strangeWallet()
  const { provider } = made
  if (isAnnounced) {
    const info = { uuid: '1', name: 'Strange', icon: '', rdns: 'com.example.strange' }
    const announcement = new CustomEvent('eip6963:announceProvider', { detail: { info, provider } })
    events.addEventListener('eip6963:requestProvider', () => void events.dispatchEvent(announcement))
  }
  const target = { id: 'acme', name: 'Acme', provider: provider as never }
  const config = hostConfig({ connectors: isAnnounced ? [] : [injected({ target })] })
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: page({ events }), config }),
      },
    ],
    options: { networks: [network(1, chain.url), network(10, chain.url)] },
  })
  stops.push(start(kit))
  await ready(kit)
  const rows = () => kit.getState().connect.connectors.eip155 ?? []
  await until(() => rows().length > 0)
  await connect(kit, { connectorId: rows()[0]?.id ?? '' })
  return {
    ...made,
    shown: () => [selectActiveNetwork(kit.getState())?.caipNetworkId, selectActiveAccount(kit.getState())?.address],
    isUnsupported: () => selectIsUnsupportedChain(kit.getState()),
    used: () => [getConnection(config).chainId, getConnection(config).address],
  }
}

describe.each([
  ['injected()', false],
  ['its discovery', true],
])('a wallet that wagmi has by %s', (_, isAnnounced) => {
  test.each([
    ['networkChanged', '10'],
    ['chainIdChanged', '0xa'],
    ['chainChanged', 'loading'],
    ['chainChanged', { chainId: '0xa' }],
    ['chainChanged', 'eip155:10'],
    ['connect', { chainId: '0xa' }],
    ['connect', undefined],
  ])('R-ADPT-90 is followed when it reports its network only by %s, as %p', async (event, data) => {
    const { now, emit, shown, used } = await connected(isAnnounced)
    now.chainId = '0xa'
    emit(event, data)
    await until(() => used()[0] === 10 && shown()[0] === 'eip155:10')
  })

  test('R-CONN-88 R-CONN-147 is followed to a network that the app does not list and back, in the kit and wagmi', async () => {
    const { now, emit, shown, used, isUnsupported } = await connected(isAnnounced)
    for (const [chainId, id] of [
      ['0x64', 100],
      ['0xa', 10],
    ] as const) {
      now.chainId = chainId
      emit('chainChanged', chainId)
      await until(() => used()[0] === id && isUnsupported() === (id === 100))
    }
    expect(shown()).toEqual(['eip155:10', ALICE.address])
  })
})
