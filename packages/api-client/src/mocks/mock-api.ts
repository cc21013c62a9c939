/**
 * The services of the kit as MSW handlers, in a situation that can be changed while they run. The same object serves
 * Jest, a service worker in a browser, and an HTTP server.
 *
 * In      endpoints   where the services pretend to be
 *         scenario    the first situation, `healthy`
 *         ledger      answers the RPC; without it RPC requests are left unhandled
 *         rpcUrls     further RPC addresses of its chains, by their chain id
 *         chains      chains of other kinds, each with its addresses
 *         unserved    CAIP-2 ids of chains that the data service does not serve
 *         wallets     listed before those of the directory
 *         names       names that somebody has, each with its address
 *         logins      ways to log in that the project has switched on, asked each time; all unless given
 *         nowMs       the present of the data service; a fixed moment unless given, so that answers repeat
 * Out     handlers, the situation, and a log of what was asked. `behind`: an account's balances stay what they were when they were
 *         first asked for, or last before that, whatever the chains say since
 * Throws  TypeError when an address is none
 * Source  spec R-API-63, R-API-64
 */
import { type HttpHandler, http } from 'msw'
import { requestUrl } from '../client/request-url.js'
import type { WalletListing } from '../explorer/wallet-listing.js'
import { PAY_PATH } from '../pay/call-pay-service.js'
import { isAt, isIn, isUnder } from './address-match.js'
import { DATA_ENDPOINTS } from './data-service/data-endpoints.js'
import { createDataService } from './data-service/data-service.js'
import { DESCRIBED_DATA_ENDPOINTS } from './data-service/described-endpoints.js'
import { pathParameters } from './data-service/path-template.js'
import { createWalletSource } from './directory/wallet-source.js'
import type { EvmLedger } from './ledger/evm-ledger.js'
import { handleJsonRpc } from './ledger/json-rpc.js'
import { ledgerBooks } from './ledger-balances.js'
import { MOCK_ADDRESSES, type MockAddresses } from './mock-addresses.js'
import type { MockChain, MockChainResponse } from './mock-chain.js'
import { createPayService } from './pay-service/pay-service.js'
import { type MockCall, scenarioResponse } from './scenario-response.js'
import type { MockEndpoint, ScenarioName } from './scenarios.js'
import type { LoginMethod, MockContent } from './valid-responses.js'

/** One request the mock API saw. */
export type MockRequest = {
  readonly endpoint: MockEndpoint
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: string
}

/** What `createMockApi` takes. */
export type MockApiOptions = {
  readonly endpoints?: MockAddresses | undefined
  readonly scenario?: ScenarioName | undefined
  readonly ledger?: EvmLedger | undefined
  readonly rpcUrls?: Readonly<Record<string, number>> | undefined
  readonly chains?: readonly MockChain[] | undefined
  readonly unserved?: readonly string[] | undefined
  readonly wallets?: readonly WalletListing[] | undefined
  readonly names?: Readonly<Record<string, string>> | undefined
  readonly logins?: (() => readonly LoginMethod[]) | undefined
  readonly nowMs?: (() => number) | undefined
}

/** The services, faked. */
export type MockApi = {
  readonly endpoints: MockAddresses
  readonly handlers: HttpHandler[]
  /** The situation every endpoint is in that was not given its own. */
  readonly scenario: ScenarioName
  /** The situation of one endpoint. */
  scenarioOf(endpoint: MockEndpoint): ScenarioName
  /** Changes the situation of every endpoint, or of `only` these, the others staying as they are. */
  setScenario(scenario: ScenarioName, options?: { readonly only?: readonly MockEndpoint[] }): void
  /** What was asked, oldest first. */
  readonly requests: readonly MockRequest[]
  /** Back to the first situation, with an empty log and the first books of the data service; the ledger is left. */
  reset(): void
}

/** Chains of a mock API that has no ledger to name them. */
const CAIP_NETWORK_IDS: readonly string[] = [
  'eip155:1',
  'eip155:10',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
]

/** When it is in the data service, unless told. */
const MOCK_NOW_MS = Date.UTC(2026, 10, 15, 12)

/** Makes the services; nothing listens before the handlers are given to MSW. */
export function createMockApi({
  endpoints = MOCK_ADDRESSES,
  scenario: firstScenario = 'healthy',
  ledger,
  rpcUrls = {},
  chains = [],
  unserved = [],
  wallets = [],
  names = {},
  logins = () => ['email', 'socials'],
  nowMs = () => MOCK_NOW_MS,
}: MockApiOptions = {}): MockApi {
  const requests: MockRequest[] = []
  const own = new Map<MockEndpoint, ScenarioName>()
  let scenario = firstScenario
  const scenarioOf = (endpoint: MockEndpoint) => own.get(endpoint) ?? scenario
  const standing =
    ledger === undefined && chains.length === 0
      ? CAIP_NETWORK_IDS
      : [
          ...(ledger?.chains.map(({ chainId }) => `eip155:${chainId}`) ?? []),
          ...chains.map(({ caipNetworkId }) => caipNetworkId),
        ]
  const content: MockContent = {
    caipNetworkIds: standing.filter((caipNetworkId) => !unserved.includes(caipNetworkId)),
    wallets: createWalletSource(wallets),
    logins,
  }

  const dataService = createDataService({
    caipNetworkIds: content.caipNetworkIds,
    names,
    nowMs,
    ...ledgerBooks(ledger, chains),
  })

  const payService = createPayService()
  /** What was told last, by account and network. */
  const balances = new Map<string, MockChainResponse>()

  async function answer(endpoint: MockEndpoint, request: Request, answerOf: AnswerOf = noAnswer): Promise<Response> {
    const url = new URL(request.url)
    const body = await request.text()
    const query = Object.fromEntries(url.searchParams)
    requests.push({ endpoint, method: request.method, path: url.pathname, query, body })
    const situation = scenarioOf(endpoint)
    const answerTruly = () => answerOf(body, situation)
    const call: MockCall = { endpoint, url, signal: request.signal, content, answerTruly }
    return scenarioResponse(situation, call)
  }

  const get = (endpoint: MockEndpoint, baseUrl: string, path: string) =>
    http.get(isAt(requestUrl({ baseUrl, path, query: {} })), ({ request }) => answer(endpoint, request))

  const getEach = (endpoint: MockEndpoint, folder: string) =>
    http.get(isIn(requestUrl({ baseUrl: endpoints.explorer, path: folder, query: {} })), ({ request }) =>
      answer(endpoint, request),
    )

  const dataBase = requestUrl({ baseUrl: endpoints.data, path: '', query: {} })
  const dataHandlers = DATA_ENDPOINTS.map((endpoint) => {
    const { method, path } = DESCRIBED_DATA_ENDPOINTS[endpoint]
    const listen = method === 'GET' ? http.get : http.post
    const partsOf = (request: Request) => pathParameters(new URL(request.url), dataBase, path)
    return listen(
      ({ request }) => partsOf(request) !== undefined,
      ({ request }) =>
        answer(endpoint, request, async (body, situation) => {
          const query = new URL(request.url).searchParams
          const parts = partsOf(request) ?? {}
          const { address } = parts
          const key = [address, query.get('chainId')].join('/')
          const known = endpoint === 'balances' && situation === 'behind' ? balances.get(key) : undefined
          const told = known ?? (await dataService.answer({ endpoint, scenario: situation, parts, query, body }))
          if (endpoint === 'balances') balances.set(key, told)
          return told
        }),
    )
  })

  const askEvm = async (chainId: number, text: string): Promise<MockChainResponse> =>
    ledger === undefined ? NO_CHAIN : { status: 200, body: await handleJsonRpc({ ledger, chainId, text }) }

  const rpcService = http.post(isAt(requestUrl({ baseUrl: endpoints.rpc, path: 'v1/', query: {} })), ({ request }) => {
    const asked = new URL(request.url).searchParams.get('chainId')
    const chain = chains.find(({ caipNetworkId }) => caipNetworkId === asked)
    return answer('rpc', request, (body) =>
      chain === undefined
        ? askEvm(Number(/^eip155:(\d+)$/.exec(asked ?? '')?.[1]), body)
        : chain.answer({ method: 'POST', path: '', body }),
    )
  })

  const payAddress = isAt(requestUrl({ baseUrl: endpoints.pay, path: PAY_PATH, query: {} }))
  const payHandler = http.post(payAddress, async ({ request }) => {
    const endpoint = payService.endpointOf(await request.clone().text())
    return answer(endpoint, request, async (body, situation) => payService.answer(endpoint, situation, body))
  })

  const ownAddresses = [
    ...Object.entries(ledger === undefined ? {} : rpcUrls).map(([url, chainId]) =>
      http.post(isAt(new URL(url)), ({ request }) => answer('rpc', request, (body) => askEvm(chainId, body))),
    ),
    ...chains
      .flatMap((chain) => chain.urls.map((url) => [chain, new URL(url)] as const))
      .map(([chain, url]) =>
        http.all(isUnder(url), ({ request }) => {
          const path = new URL(request.url).pathname.slice(url.pathname.replace(/\/+$/, '').length)
          return answer('rpc', request, (body) => chain.answer({ method: request.method, path, body }))
        }),
      ),
  ]

  return {
    endpoints,
    handlers: [
      get('remote-config', endpoints.explorer, 'appkit/v1/config'),
      get('allowed-origins', endpoints.explorer, 'projects/v1/origins'),
      get('analytics-config', endpoints.explorer, 'getAnalyticsConfig'),
      get('wallets', endpoints.explorer, 'getWallets'),
      getEach('wallet-image', 'getWalletImage/'),
      getEach('asset-image', 'public/getAssetImage/'),
      getEach('currency-image', 'public/getCurrencyImage/'),
      getEach('token-image', 'public/getTokenImage/'),
      get('supported-chains', endpoints.data, 'v1/supported-chains'),
      ...dataHandlers,
      payHandler,
      ...(ledger === undefined && chains.length === 0 ? [] : [rpcService]),
      ...ownAddresses,
    ],
    get scenario() {
      return scenario
    },
    scenarioOf,
    setScenario(name, { only } = {}) {
      if (only === undefined) {
        scenario = name
        own.clear()
      } else for (const endpoint of only) own.set(endpoint, name)
    },
    requests,
    reset() {
      scenario = firstScenario
      own.clear()
      requests.length = 0
      balances.clear()
      dataService.reset()
      payService.reset()
    },
  }
}

type AnswerOf = (body: string, scenario: ScenarioName) => Promise<MockChainResponse>

const NO_CHAIN: MockChainResponse = { status: 404, body: '' }

const noAnswer: AnswerOf = async () => NO_CHAIN
