/** A kit with a connected account, over the mocked services. */
import { createMockApi, type MockApiOptions, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { connect, ready, start } from '../src/actions.js'
import { type AdapterDescriptor, type KitOptions, type Namespace, selectAccount } from '../src/index.js'
import { mainnet, sepolia } from '../src/networks/ethereum.js'
import { polygon } from '../src/networks/polygon.js'
import type { KitStorage } from '../src/storage/kit-storage.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../src/testing/index.js'

type Params = MockApiOptions & {
  readonly options?: Partial<KitOptions>
  readonly adapters?: readonly AdapterDescriptor[]
  readonly namespaces?: readonly Namespace[]
  readonly storage?: KitStorage
}

/** The requests of the account itself; the list of chains is read once per page. */
const COUNTED: readonly MockEndpoint[] = ['balances', 'identity', 'name-reverse', 'history']

export async function setUpAccount({
  options,
  adapters,
  namespaces = ['eip155'],
  storage = createMemoryStorage(),
  ...rest
}: Params = {}) {
  const api = createMockApi(rest)
  const answer: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(api.handlers, new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  const adapter = mockAdapter()
  const { kit, log } = createTestKit({
    adapters: adapters ?? [adapter],
    options: { networks: [mainnet, polygon, sepolia], ...options },
    storage,
    fetch: answer,
  })
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  for (const namespace of namespaces) await connect(kit, { connectorId: `test.wallet.${namespace}` })
  const account = (namespace?: Namespace) => selectAccount(kit.getState(), namespace)
  const asked = () => api.requests.map(({ endpoint }) => endpoint).filter((endpoint) => COUNTED.includes(endpoint))
  const queries = (endpoint: MockEndpoint) =>
    api.requests.filter((request) => request.endpoint === endpoint).map(({ query }) => query)
  return { api, kit, log, storage, stop, account, asked, queries, wallet: adapter.controls }
}

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
