/** A host that connects a wallet through wagmi while the kit connects the same wallet. */
import { setImmediate } from 'node:timers'
import { ofType, until } from '@bowline/jest-preset/fixtures'
import { type Config, createConfig, createConnector, http, connect as wagmiConnect } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { ALICE, network, world } from './setup.js'

type Answer = { yes: () => void; no: () => void }

async function atOnce() {
  const asked: Answer[] = []
  const left: true[] = []
  const slow = createConnector(({ emitter }) => ({
    id: 'slow',
    name: 'Slow',
    type: 'slow',
    connect: () =>
      new Promise((resolve, reject) => {
        const yes = () => resolve({ accounts: [ALICE.address], chainId: 1 } as never)
        asked.push({ yes, no: () => reject(Object.assign(new Error('User rejected'), { code: 4001 })) })
      }),
    disconnect: async () => void left.push(true),
    getAccounts: async () => [ALICE.address],
    getChainId: async () => 1,
    getProvider: async () => undefined,
    isAuthorized: async () => false,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => emitter.emit('disconnect'),
  }))
  const config: Config = createConfig({
    chains: [mainnet],
    connectors: [slow],
    transports: { [mainnet.id]: http('http://127.0.0.1:9') },
  })
  const { adapter, events } = world({ networks: [network(1, 'http://127.0.0.1:9')], config })
  const [connector] = config.connectors
  if (!connector) throw new Error('The host has no connector')
  const abort = new AbortController()
  const kits = adapter.connect({ connectorId: 'slow', signal: abort.signal })
  await until(() => asked.length === 1)
  const hosts = wagmiConnect(config, { connector })
  await until(() => asked.length === 2)
  asked[1]?.yes()
  await hosts
  abort.abort()
  await expect(kits).rejects.toMatchObject({ code: 'request/aborted' })
  const emitted = () => ofType(events, 'connections').length
  return { config, kit: asked[0] as Answer, emitted, left: () => left.length }
}

test.each(['yes', 'no'] as const)(
  'R-CONN-266 keeps and emits the host’s connection when the kit’s own attempt is cancelled and later answered with %s',
  async (word) => {
    const { config, kit, emitted, left } = await atOnce()
    kit[word]()
    await until(() => emitted() === 1)
    for (let turn = 0; turn < 8; turn += 1) await new Promise(setImmediate)
    expect([config.state.status, config.state.connections.size, left()]).toEqual(['connected', 1, 0])
  },
)
