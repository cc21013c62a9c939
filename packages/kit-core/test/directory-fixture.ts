/** A kit with a mocked wallet directory. */
import type { WalletListing } from '@bowline/api-client'
import { createMockApi, type ScenarioName } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { onEvent, start } from '../src/actions.js'
import { mainnet } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import type { KitOptions, TrackingEvent } from '../src/index.js'
import { createTestKit, mockAdapter, type TestKitParams } from '../src/testing/index.js'
import { until } from '../src/testing/until.js'

export const listed = (id: string, more: Partial<WalletListing> = {}): WalletListing => ({
  id,
  name: `Zzyx ${id}`,
  chains: ['eip155:1'],
  mobile_link: `${id}app://`,
  ...more,
})

type Params = Partial<KitOptions> & {
  wallets?: readonly WalletListing[]
  scenario?: ScenarioName
  known?: TestKitParams['wallets']
}

export function setUp({ wallets, scenario, known, ...options }: Params = {}, fetch?: TestKitParams['fetch']) {
  const api = createMockApi({ wallets, scenario })
  const answer: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(api.handlers, new Request(input, init))
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  const adapter = mockAdapter({ connectors: [] })
  const { kit, log, requests } = createTestKit({
    adapters: [adapter],
    wallets: known,
    options: { networks: [mainnet, solana], ...options },
    fetch: fetch ?? answer,
  })
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const stop = start(kit)
  stops.push(stop)
  const directory = () => kit.getState().directory
  const settled = () => until(() => ['ready', 'failed'].includes(directory().status))
  const questions = () => api.requests.filter(({ endpoint }) => endpoint === 'wallets').map(({ query }) => query)
  return { api, kit, log, requests, events, stop, directory, settled, questions, wallet: adapter.controls }
}

export const respondWith =
  (answer: (url: URL) => unknown): typeof globalThis.fetch =>
  async (input) =>
    Response.json(answer(new URL(String(input))))

const stops: (() => void)[] = []

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'userAgent')
  for (const stop of stops.splice(0)) stop()
})
