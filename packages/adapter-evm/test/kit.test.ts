import { type Anvil, startAnvil } from '@bowline/chains'
import { createKit, selectActiveAccount } from '@bowline/kit-core'
import { connect, disconnect, ready, signMessage, start, switchNetwork } from '@bowline/kit-core/actions'
import { createEvmAdapter } from '../src/adapter.js'
import { ALICE, network, page, SANDBOX, until, wallet } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
}, 30_000)
afterAll(() => chain.stop())

test('R-ADPT-01, R-CONN-102 a kit connects, signs, switches and disconnects with the adapter', async () => {
  const given = page()
  const { wallet: sandbox } = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  sandbox.announce(given.events)
  const kit = createKit({
    projectId: 'test',
    debug: false,
    endpoints: { data: 'http://127.0.0.1:9', explorer: 'http://127.0.0.1:9', rpc: 'http://127.0.0.1:9' },
    networks: [network(1, chain.url), network(10, chain.url)],
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
  })
  const stop = start(kit)
  await ready(kit)
  await connect(kit, { connectorId: SANDBOX })
  expect(selectActiveAccount(kit.getState())?.address).toBe(ALICE.address)
  expect(await signMessage(kit, { message: 'hello' })).toMatch(/^0x/)
  await switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  expect(sandbox.state().chainId).toBe(10)
  sandbox.disconnect()
  await until(() => selectActiveAccount(kit.getState())?.address === undefined)
  await connect(kit, { connectorId: SANDBOX })
  await disconnect(kit)
  expect(sandbox.state().isConnected).toBe(false)
  stop()
})
