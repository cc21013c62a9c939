/** Apps with an unusual wagmi configuration, with kits on the same page. */
import { until } from '@bowline/jest-preset/fixtures'
import { selectActiveAccount, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, disconnect, ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { type Config, getAccount as getConnection, injected, reconnect } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import { chain, events, hostConfig } from './host-config-fixture.js'
import { ALICE, BOB, network, page, SANDBOX, wallet } from './setup.js'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function visit(config: Config, storage = createMemoryStorage()) {
  const given = page({ events })
  const { kit } = createTestKit({
    adapters: [
      { namespace: 'eip155', name: 'wagmi', create: (context) => createEvmAdapter({ context, page: given, config }) },
    ],
    options: { networks: [network(1, chain.url), network(10, chain.url)] },
    storage,
  })
  const begin = () => {
    const stop = start(kit)
    stops.push(stop)
    return stop
  }
  const shown = () => selectActiveAccount(kit.getState())?.address
  const used = () => getConnection(config).address
  const status = () => selectNamespaceStatus(kit.getState(), 'eip155')
  return { kit, storage, begin, stop: begin(), shown, used, status, config }
}

function installed() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }] })
  made.wallet.announce(events)
  return made
}

test.each([true, false])(
  'R-CONN-147 shows the same as wagmi after connect, reload and changes, without storage, with wagmi’s discovery %p',
  async (multiInjectedProviderDiscovery) => {
    const { wallet: hand, person } = installed()
    const first = visit(hostConfig({ multiInjectedProviderDiscovery }))
    await ready(first.kit)
    await connect(first.kit, { connectorId: SANDBOX })
    expect([first.shown(), first.used()]).toEqual([ALICE.address, ALICE.address])
    first.stop()
    person.prompts.length = 0
    const next = visit(hostConfig({ multiInjectedProviderDiscovery }), first.storage)
    await ready(next.kit)
    await until(() => next.shown() === ALICE.address && next.used() === ALICE.address)
    hand.setAccounts([BOB.address, ALICE.address])
    await until(() => next.shown() === BOB.address && next.used() === BOB.address)
    await disconnect(next.kit)
    expect([next.status(), next.used(), person.prompts]).toEqual(['disconnected', undefined, []])
  },
)

test('R-CONN-106 R-CONN-147 connects, restores and disconnects an injected() connector with a custom target', async () => {
  const { wallet: hand, person } = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const target = { id: 'acme', name: 'Acme', provider: hand.provider as never }
  const config = () => hostConfig({ connectors: [injected({ target })], multiInjectedProviderDiscovery: false })
  const first = visit(config())
  await ready(first.kit)
  const rows = () => first.kit.getState().connect.connectors.eip155 ?? []
  await until(() => rows().some(({ name }) => name === 'Acme'))
  const connectorId = rows().find(({ name }) => name === 'Acme')?.id ?? ''
  await connect(first.kit, { connectorId })
  expect([first.shown(), first.used()]).toEqual([ALICE.address, ALICE.address])
  first.stop()
  person.prompts.length = 0
  const next = visit(config(), first.storage)
  await ready(next.kit)
  await until(() => next.shown() === ALICE.address && next.used() === ALICE.address)
  expect(person.prompts).toEqual([])
  await disconnect(next.kit)
  expect([next.status(), next.used()]).toEqual(['disconnected', undefined])
})

test('R-CONN-115 R-CONN-147 shows the same in two kits over one configuration, whichever connects, switches or disconnects', async () => {
  const { wallet: hand, person } = installed()
  const config = hostConfig()
  const [one, other] = [visit(config), visit(config)]
  await Promise.all([ready(one.kit), ready(other.kit)])
  const same = (address: string | undefined) =>
    until(() => [one.shown(), other.shown(), one.used()].every((shown) => shown === address))
  await connect(one.kit, { connectorId: SANDBOX })
  await same(ALICE.address)
  hand.setAccounts([BOB.address, ALICE.address])
  await same(BOB.address)
  await disconnect(other.kit)
  await same(undefined)
  await connect(other.kit, { connectorId: SANDBOX })
  await until(() => one.shown() !== undefined && one.shown() === other.shown())
  expect(person.prompts.length).toBeLessThanOrEqual(2)
})

test('R-HOST-10 R-CONN-147 restores once and without a window when a kit is mounted twice, as in StrictMode', async () => {
  const { person } = installed()
  const first = visit(hostConfig())
  await ready(first.kit)
  await connect(first.kit, { connectorId: SANDBOX })
  first.stop()
  person.prompts.length = 0
  const next = visit(hostConfig(), first.storage)
  next.stop()
  next.begin()
  void reconnect(next.config)
  await ready(next.kit)
  await until(() => next.shown() === ALICE.address && next.used() === ALICE.address)
  expect([next.status(), person.prompts]).toEqual(['connected', []])
})

test('R-CONN-147 shows the same without a window when a second configuration is created while the first is in use', async () => {
  const { wallet: hand, person } = installed()
  const first = visit(hostConfig())
  await ready(first.kit)
  await connect(first.kit, { connectorId: SANDBOX })
  person.prompts.length = 0
  const next = visit(hostConfig(), first.storage)
  await ready(next.kit)
  await until(() => next.shown() === ALICE.address && next.used() === ALICE.address)
  hand.setAccounts([BOB.address])
  await until(() => [first.shown(), first.used(), next.shown(), next.used()].every((shown) => shown === BOB.address))
  expect(person.prompts).toEqual([])
})
