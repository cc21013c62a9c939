import { setImmediate } from 'node:timers'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { createConfig, createConnector, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { scene } from './connect-fixture.js'
import { ALICE, network, SANDBOX, world } from './setup.js'

test('R-ADPT-02 rejects an aborted connection at once, and revokes a late approval', async () => {
  const { adapter, connect, events, person, wallet } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const connecting = connect(abort.signal)
  await until(() => person.prompts.length === 1)
  abort.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  await until(() => wallet.requests().some(({ method }) => method === 'wallet_revokePermissions'))
  await until(() => !wallet.state().isConnected)
  expect(ofType(events, 'connections')).toEqual([])
  await expect(adapter.getProvider({ connectorId: SANDBOX })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
  expect((await adapter.wagmiConfig()).state.status).toBe('disconnected')
})

test('R-ADPT-02 connects at the next attempt after an aborted one', async () => {
  const { connect, person } = scene()
  person.say = () => new Promise(() => {})
  const abort = new AbortController()
  const first = connect(abort.signal)
  await until(() => person.prompts.length === 1)
  abort.abort()
  await first.catch(() => undefined)
  person.say = true
  expect((await connect()).accounts[0]?.address).toBe(ALICE.address)
})

test('R-ADPT-02 keeps a shared connection attempt for one caller when the other aborts', async () => {
  const { connect, person } = scene()
  let answer = (_: boolean) => {}
  person.say = () => new Promise((resolve) => (answer = resolve))
  const abort = new AbortController()
  const [leaving, staying] = [connect(abort.signal), connect()]
  await until(() => person.prompts.length === 1)
  abort.abort()
  await expect(leaving).rejects.toMatchObject({ code: 'request/aborted' })
  answer(true)
  expect((await staying).accounts).toHaveLength(2)
  expect(person.prompts).toHaveLength(1)
})

test('R-CONN-260 connects a host’s wallet once its late approval has been revoked', async () => {
  const answers: (() => void)[] = []
  const answered = () => new Promise<void>((resolve) => void answers.push(resolve))
  const slow = createConnector(({ emitter }) => ({
    id: 'slow',
    name: 'Slow',
    type: 'slow',
    connect: async () => {
      await answered()
      return { accounts: [ALICE.address], chainId: 1 } as never
    },
    disconnect: answered,
    getAccounts: async () => [ALICE.address],
    getChainId: async () => 1,
    getProvider: async () => undefined,
    isAuthorized: async () => false,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => emitter.emit('disconnect'),
  }))
  const config = createConfig({
    chains: [mainnet],
    connectors: [slow],
    transports: { [mainnet.id]: http('http://127.0.0.1:9') },
  })
  const { adapter } = world({ networks: [network(1, 'http://127.0.0.1:9')], config })
  const abort = new AbortController()
  const first = adapter.connect({ connectorId: 'slow', signal: abort.signal })
  await until(() => answers.length === 1)
  abort.abort()
  await expect(first).rejects.toMatchObject({ code: 'request/aborted' })
  answers[0]?.()
  await until(() => answers.length === 2)
  const second = adapter.connect({ connectorId: 'slow', signal: never })
  await new Promise(setImmediate)
  answers[1]?.()
  await until(() => answers.length === 3)
  answers[2]?.()
  expect((await second).accounts).toHaveLength(1)
  expect(config.state.connections.size).toBe(1)
})
