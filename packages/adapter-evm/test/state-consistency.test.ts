/**
 * The kit next to a host's wagmi: both use the same wallet, whichever responds first.
 *
 * In      WALLETS_RELOADS   how many reloads with each number of wallets; 60 unless given
 *         WALLETS_SEED      1 unless given
 */
import { until } from '@bowline/jest-preset/fixtures'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { selectActiveAccount, selectActiveNetwork, selectConnection, selectNamespaceStatus } from '@bowline/kit-core'
import { connect, ready, start, switchConnection, switchNetwork } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { type Config, createStorage, getConnection, reconnect } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import { chain, hostConfig } from './host-config-fixture.js'
import { memoryStorage, network, page, wallet } from './setup.js'

const { WALLETS_RELOADS = '60', WALLETS_SEED = '1' } = process.env
const rounds = Number(WALLETS_RELOADS)
const ROUND_MS = 1_000
const IDS = ['com.example.first', 'com.example.second', 'com.example.third'] as const
const KEYS = [1, 2, 3].map((digit) => `0x${String(digit).repeat(64)}` as const)

afterEach(() => {
  jest.useRealTimers()
})

const installed = (count: number) =>
  IDS.slice(0, count).map(
    (rdns, index) => wallet({ rdns, name: rdns, privateKeys: [KEYS[index] ?? '0x'], chains: [{ chainId: 1 }] }).wallet,
  )

type Stored = {
  readonly storage: ReturnType<typeof createMemoryStorage>
  readonly store: ReturnType<typeof memoryStorage>
}

/** A reloaded page with the kit and the host's wagmi. */
function visit(wallets: ReturnType<typeof installed>, { storage, store }: Stored) {
  const events = new EventTarget()
  Object.defineProperty(globalThis, 'window', { value: events, configurable: true })
  for (const one of wallets) one.announce(events)
  const config = hostConfig({
    storage: createStorage({
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => store.set(key, value),
        removeItem: (key) => store.remove(key),
      },
    }),
  })
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: page({ events }), config }),
      },
    ],
    options: { networks: [network(1, chain.url), network(10, chain.url)] },
    storage,
  })
  return { kit, config, stop: start(kit) }
}

/** The account that the kit shows, and the one that wagmi would sign with. */
function truths(kit: ReturnType<typeof visit>['kit'], config: Config) {
  const state = kit.getState()
  const used = config.state.connections.get(config.state.current ?? '')
  return {
    status: selectNamespaceStatus(state, 'eip155'),
    shown: selectActiveAccount(state)?.address,
    used: used?.accounts[0],
    connectorId: selectConnection(state, 'eip155')?.connectorId,
    usedId: used?.connector.id,
  }
}

test.each([2, 3])(
  'R-CONN-147 R-ADPT-06 shows the account that wagmi signs with after reloads with %i wallets of random latency',
  async (count) => {
    const random = createSeededRandom(Number(WALLETS_SEED) * 10 + count)
    const stored = { storage: createMemoryStorage(), store: memoryStorage() }
    const made = installed(count)
    const first = visit(made, stored)
    await ready(first.kit)
    for (const { info } of made) await connect(first.kit, { connectorId: info.rdns })
    const active = made[random.below(count)]?.info.rdns ?? ''
    await switchConnection(first.kit, { namespace: 'eip155', connectorId: active })
    first.stop()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    for (let round = 0; round < rounds; round += 1) {
      const delays = made.map((one) => {
        const delayMs = random.below(900)
        one.setDelay(delayMs)
        return delayMs
      })
      const { kit, config, stop } = visit(made, stored)
      const lies: unknown[] = []
      const look = () => {
        const seen = truths(kit, config)
        if (seen.status === 'connected' && seen.shown?.toLowerCase() !== seen.used?.toLowerCase()) lies.push(seen)
      }
      const ends = [kit.subscribe((state) => state, look), config.subscribe((state) => state, look)]
      void reconnect(config)
      for (let step = 0; step < 120; step += 1) await jest.advanceTimersByTimeAsync(50)
      const seen = truths(kit, config)
      expect({ round, delays, lies, active: seen.connectorId, used: seen.usedId }).toEqual({
        ...{ round, delays, lies: [] },
        ...{ active, used: active },
      })
      expect(kit.getState().connect.connections.eip155).toHaveLength(count)
      for (const end of ends) end()
      stop()
    }
  },
  60_000 + rounds * ROUND_MS,
)

test('R-CONN-254 keeps the active wallet’s network when an inactive wallet switches', async () => {
  const made = IDS.slice(0, 2).map((rdns, index) =>
    wallet({ rdns, name: rdns, privateKeys: [KEYS[index] ?? '0x'], chains: [{ chainId: 1 }, { chainId: 10 }] }),
  )
  const { kit, config, stop } = visit(
    made.map(({ wallet: one }) => one),
    { storage: createMemoryStorage(), store: memoryStorage() },
  )
  await ready(kit)
  for (const connectorId of IDS.slice(0, 2)) await connect(kit, { connectorId })
  let agree = (_: boolean): void => undefined
  const [first, second] = made
  if (second) second.person.say = () => new Promise<boolean>((resolve) => (agree = resolve))
  const switching = switchNetwork(kit, { caipNetworkId: 'eip155:10' })
  await until(() => second?.person.prompts.at(-1)?.kind === 'switch-chain')
  await switchConnection(kit, { namespace: 'eip155', connectorId: IDS[0] })
  agree(true)
  await switching
  expect(selectActiveNetwork(kit.getState())?.caipNetworkId).toBe('eip155:1')
  expect(getConnection(config).chainId).toBe(1)
  expect([first, second].map((one) => one?.wallet.state().chainId)).toEqual([1, 10])
  stop()
})
