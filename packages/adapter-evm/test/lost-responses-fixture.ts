/** Wallets that send a transaction and lose the response. */
import { type Anvil, startAnvil } from '@bowline/chains'
import { skipWaits, until } from '@bowline/jest-preset/fixtures'
import { connect, ready, start } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { type Config, createConnector, mock } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import type { EvmAdapter } from '../src/contract.js'
import { isWalletProvider } from '../src/discovery/provider.js'
import { ALICE, network, page, SANDBOX, wallet } from './setup.js'

skipWaits()

export let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

export const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Args = { method: string; params?: unknown }

export const sandbox = () => wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })

type ConnectedOptions = { config?: Config; made?: ReturnType<typeof wallet>; url?: string }

/** A kit with a connected wallet whose requests `answer` may intercept. */
export async function connected({ config, made = sandbox(), url = chain.url }: ConnectedOptions = {}) {
  const given = page()
  made.wallet.announce(given.events)
  const main = network(1, url)
  const adapters: EvmAdapter[] = []
  const { kit } = createTestKit({
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
    ],
    options: { networks: [main], customRpcUrls: { [main.caipNetworkId]: [{ url }] } },
  })
  stops.push(start(kit))
  await ready(kit)
  await until(() => kit.getState().connect.connectors.eip155?.some(({ id }) => id === SANDBOX) === true)
  await connect(kit, { connectorId: SANDBOX })
  const [adapter] = adapters
  const { sendTransaction, sendCalls } = adapter ?? {}
  if (!adapter || !sendTransaction || !sendCalls) throw new Error('No adapter')
  const { provider } = made.wallet
  const usual = provider.request
  /** Intercepts the wallet's requests of one method. */
  const between = (method: string, answer: (ask: () => Promise<unknown>) => Promise<unknown>) => {
    provider.request = async (args: Args) => (args.method === method ? answer(() => usual(args)) : usual(args))
  }
  const from = { connectorId: SANDBOX, address: ALICE.address, network: main }
  const asked = () => kit.getState().sendRequests ?? []
  const followed = () => kit.getState().trackedTransactions ?? []
  const appProvider = async () => {
    const own = await adapter.getProvider({ connectorId: SANDBOX })
    if (!isWalletProvider(own)) throw new Error('No provider')
    return own
  }
  return { ...made, kit, adapter, sendTransaction, sendCalls, between, from, asked, followed, appProvider }
}

/** The app's own connector over the wallet. */
export function hostConnector({ wallet: { provider } }: ReturnType<typeof wallet>) {
  return createConnector((config) => ({
    ...mock({ accounts: [ALICE.address], features: { reconnect: true } })(config),
    ...{ id: SANDBOX, name: 'Sandbox', getProvider: async () => provider },
  }))
}

/** Lets the wallet send and loses its response. */
export function lose(error: unknown) {
  const sent: unknown[] = []
  const answer = async (ask: () => Promise<unknown>) => {
    sent.push(await ask())
    throw error
  }
  return { sent, answer }
}
