/** A page with a kit, a wallet and a chain. */
import { type Anvil, startAnvil } from '@bowline/chains'
import { type KitOptions, type KitStorage, selectActiveAccount, type TrackingEvent } from '@bowline/kit-core'
import { onEvent, ready, start } from '@bowline/kit-core/actions'
import { solana } from '@bowline/kit-core/networks'
import { createMemoryStorage, createTestKit, mockAdapter } from '@bowline/kit-core/testing'
import type { Config } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import type { EvmAdapter } from '../src/contract.js'
import { network, page, wallet } from './setup.js'

export let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

const stops: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

type Visit = {
  readonly made?: ReturnType<typeof wallet>
  readonly storage?: KitStorage
  readonly options?: Partial<KitOptions>
  readonly config?: Config
  readonly isAnnounced?: boolean
  readonly others?: readonly ReturnType<typeof wallet>[]
}

export const installed = () => wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }, { chainId: 10 }, { chainId: 77 }] })

/** A page with a kit over this adapter and an adapter of another namespace. */
export async function visit({
  made = installed(),
  storage,
  options,
  config,
  isAnnounced = true,
  others = [],
}: Visit = {}) {
  const given = page()
  if (isAnnounced) made.wallet.announce(given.events)
  for (const other of others) other.wallet.announce(given.events)
  const adapters: EvmAdapter[] = []
  const { kit, log } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create(context) {
          const adapter = createEvmAdapter({ context, page: given, config })
          adapters.push(adapter)
          return adapter
        },
      },
      mockAdapter({ namespace: 'solana' }),
    ],
    options: { networks: [network(1, chain.url), network(10, chain.url), solana], debug: true, ...options },
    storage: storage ?? createMemoryStorage(),
  })
  const tracked: TrackingEvent[] = []
  onEvent(kit, (event) => void tracked.push(event))
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  const of = (name: string) => tracked.filter(({ event }) => event === name).map(({ properties }) => properties)
  const address = () => selectActiveAccount(kit.getState())?.address
  return { kit, log, of, stop, address, wagmiConfig: () => adapters[0]?.wagmiConfig(), ...made }
}
