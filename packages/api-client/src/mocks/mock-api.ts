/**
 * All services of the kit as MSW handlers, for tests, the demo (in a service worker) and a mock HTTP server. A scenario,
 * which can change at any time, decides how they behave.
 *
 * Out     handlers, the scenario, and a log of requests. In the scenario `behind`, an account's balances stay as they were
 *         first returned, or last returned before that scenario, regardless of changes on the chains
 * Throws  TypeError when a base URL is not a URL
 * Source  spec R-API-63, R-API-64
 */
import { type HttpHandler, http } from 'msw'
import { buildRequestUrl } from '../client/request-url.js'
import type { WalletListing } from '../explorer/wallet-listing.js'
import { PAY_PATH } from '../pay/call-pay-service.js'
import type { Exchange } from '../pay/get-exchanges.js'
import { isAt, isIn, isUnder } from './address-match.js'
import { DATA_ENDPOINTS } from './data-service/data-endpoints.js'
import { createDataService } from './data-service/data-service.js'
import { DESCRIBED_DATA_ENDPOINTS } from './data-service/described-endpoints.js'
import type { MockAccount } from './data-service/mock-account.js'
import { matchPath } from './data-service/path-template.js'
import { createWalletSource } from './directory/wallet-source.js'
import type { EvmLedger } from './ledger/evm-ledger.js'
import { handleJsonRpc } from './ledger/json-rpc.js'
import { createLedgerBalances } from './ledger-balances.js'
import { MOCK_BASE_URLS, type MockBaseUrls } from './mock-base-urls.js'
import type { MockChain, MockChainResponse } from './mock-chain.js'
import { createPayService } from './pay-service/pay-service.js'
import { createScenarioResponse, type MockCall } from './scenario-response.js'
import type { MockEndpoint, ScenarioName } from './scenarios.js'
import type { LoginMethod, MockContent } from './valid-responses.js'

/** A request that the mock API received, as its log keeps it. */
export type MockRequest = {
  readonly endpoint: MockEndpoint
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: string
}

/** Options of `createMockApi`. */
export type MockApiOptions = {
  readonly endpoints?: MockBaseUrls | undefined
  /** The initial scenario. Defaults to `healthy`. */
  readonly scenario?: ScenarioName | undefined
  /** Handles RPC requests to EVM chains. Without it and `chains`, RPC requests are left unhandled. */
  readonly ledger?: EvmLedger | undefined
  /** Further RPC URLs of the ledger's chains, mapped to chain ids. */
  readonly rpcUrls?: Readonly<Record<string, number>> | undefined
  /** Chains of other namespaces, each with its URLs. */
  readonly chains?: readonly MockChain[] | undefined
  /** CAIP-2 ids of chains that the data service does not support. */
  readonly unserved?: readonly string[] | undefined
  /** Listed before the made-up wallets of the directory. */
  readonly wallets?: readonly WalletListing[] | undefined
  /** Registered names, mapped to addresses. */
  readonly names?: Readonly<Record<string, string>> | undefined
  /** Accounts with given tokens and activity, in place of invented ones. */
  readonly accounts?: readonly MockAccount[] | undefined
  /** Exchanges of the pay service, in place of invented ones. */
  readonly exchanges?: readonly Exchange[] | undefined
  /** Login methods that the project has enabled, called at each request. Defaults to all. */
  readonly logins?: (() => readonly LoginMethod[]) | undefined
  /** The data service's time. Fixed by default, so that responses repeat. */
  readonly nowMs?: (() => number) | undefined
}

/** The mock services. They are inactive until MSW uses the handlers. */
export type MockApi = {
  readonly endpoints: MockBaseUrls
  readonly handlers: HttpHandler[]
  /** The scenario of every endpoint without its own. */
  readonly scenario: ScenarioName
  /** Returns the scenario that applies to an endpoint. */
  scenarioOf(endpoint: MockEndpoint): ScenarioName
  /** Sets the scenario of every endpoint, or only of those in `only`, which then differ from the others. */
  setScenario(scenario: ScenarioName, options?: { readonly only?: readonly MockEndpoint[] }): void
  /** The requests so far, oldest first. */
  readonly requests: readonly MockRequest[]
  /** Resets the scenario, the log and the data service's state, but not the ledger. */
  reset(): void
}

/** Networks of a mock API without ledger and chains. */
const CAIP_NETWORK_IDS: readonly string[] = [
  'eip155:1',
  'eip155:10',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'bip122:000000000019d6689c085ae165831e93',
]

/** Default time of the data service. */
const MOCK_NOW_MS = Date.UTC(2026, 10, 15, 12)

export function createMockApi({
  endpoints = MOCK_BASE_URLS,
  scenario: firstScenario = 'healthy',
  ledger,
  rpcUrls = {},
  chains = [],
  unserved = [],
  wallets = [],
  names = {},
  accounts = [],
  exchanges,
  logins = () => ['email', 'socials'],
  nowMs = () => MOCK_NOW_MS,
}: MockApiOptions = {}): MockApi {
  const requests: MockRequest[] = []
  const scenarioByEndpoint = new Map<MockEndpoint, ScenarioName>()
  let scenario = firstScenario
  const scenarioOf = (endpoint: MockEndpoint) => scenarioByEndpoint.get(endpoint) ?? scenario
  const supportedIds =
    ledger === undefined && chains.length === 0
      ? CAIP_NETWORK_IDS
      : [
          ...(ledger?.chains.map(({ chainId }) => `eip155:${chainId}`) ?? []),
          ...chains.map(({ caipNetworkId }) => caipNetworkId),
        ]
  const content: MockContent = {
    caipNetworkIds: supportedIds.filter((caipNetworkId) => !unserved.includes(caipNetworkId)),
    wallets: createWalletSource(wallets),
    logins,
  }

  const dataService = createDataService({
    caipNetworkIds: content.caipNetworkIds,
    names,
    accounts,
    nowMs,
    ...createLedgerBalances(ledger, chains),
  })

  const payService = createPayService(exchanges)
  /** Last response with balances, by account and network. */
  const balances = new Map<string, MockChainResponse>()

  async function respond(
    endpoint: MockEndpoint,
    request: Request,
    getTrueResponse: GetResponse = getNoResponse,
  ): Promise<Response> {
    const url = new URL(request.url)
    const body = await request.text()
    const query = Object.fromEntries(url.searchParams)
    requests.push({ endpoint, method: request.method, path: url.pathname, query, body })
    const currentScenario = scenarioOf(endpoint)
    const answerTruly = () => getTrueResponse(body, currentScenario)
    const call: MockCall = { endpoint, url, signal: request.signal, content, getTrueResponse: answerTruly }
    return createScenarioResponse(currentScenario, call)
  }

  const get = (endpoint: MockEndpoint, baseUrl: string, path: string) =>
    http.get(isAt(buildRequestUrl({ baseUrl, path, query: {} })), ({ request }) => respond(endpoint, request))

  const getEach = (endpoint: MockEndpoint, folder: string) =>
    http.get(isIn(buildRequestUrl({ baseUrl: endpoints.explorer, path: folder, query: {} })), ({ request }) =>
      respond(endpoint, request),
    )

  const dataBase = buildRequestUrl({ baseUrl: endpoints.data, path: '', query: {} })
  const dataHandlers = DATA_ENDPOINTS.map((endpoint) => {
    const { method, path } = DESCRIBED_DATA_ENDPOINTS[endpoint]
    const listen = method === 'GET' ? http.get : http.post
    const partsOf = (request: Request) => matchPath(new URL(request.url), dataBase, path)
    return listen(
      ({ request }) => partsOf(request) !== undefined,
      ({ request }) =>
        respond(endpoint, request, async (body, currentScenario) => {
          const query = new URL(request.url).searchParams
          const parts = partsOf(request) ?? {}
          const { address } = parts
          const key = [address, query.get('chainId')].join('/')
          const cached = endpoint === 'balances' && currentScenario === 'behind' ? balances.get(key) : undefined
          const response =
            cached ?? (await dataService.handle({ endpoint, scenario: currentScenario, parts, query, body }))
          if (endpoint === 'balances') balances.set(key, response)
          return response
        }),
    )
  })

  const requestEvm = async (chainId: number, text: string): Promise<MockChainResponse> =>
    ledger === undefined ? NO_CHAIN : { status: 200, body: await handleJsonRpc({ ledger, chainId, text }) }

  const rpcService = http.post(
    isAt(buildRequestUrl({ baseUrl: endpoints.rpc, path: 'v1/', query: {} })),
    ({ request }) => {
      const requestedId = new URL(request.url).searchParams.get('chainId')
      const chain = chains.find(({ caipNetworkId }) => caipNetworkId === requestedId)
      return respond('rpc', request, (body) =>
        chain === undefined
          ? requestEvm(Number(/^eip155:(\d+)$/.exec(requestedId ?? '')?.[1]), body)
          : chain.respond({ method: 'POST', path: '', body }),
      )
    },
  )

  const payAddress = isAt(buildRequestUrl({ baseUrl: endpoints.pay, path: PAY_PATH, query: {} }))
  const payHandler = http.post(payAddress, async ({ request }) => {
    const endpoint = payService.endpointOf(await request.clone().text())
    return respond(endpoint, request, async (body, currentScenario) =>
      payService.handle(endpoint, currentScenario, body),
    )
  })

  const chainHandlers = [
    ...Object.entries(ledger === undefined ? {} : rpcUrls).map(([url, chainId]) =>
      http.post(isAt(new URL(url)), ({ request }) => respond('rpc', request, (body) => requestEvm(chainId, body))),
    ),
    ...chains
      .flatMap((chain) => chain.urls.map((url) => [chain, new URL(url)] as const))
      .map(([chain, url]) =>
        http.all(isUnder(url), ({ request }) => {
          const path = new URL(request.url).pathname.slice(url.pathname.replace(/\/+$/, '').length)
          return respond('rpc', request, (body) => chain.respond({ method: request.method, path, body }))
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
      ...chainHandlers,
    ],
    get scenario() {
      return scenario
    },
    scenarioOf,
    setScenario(name, { only } = {}) {
      if (only === undefined) {
        scenario = name
        scenarioByEndpoint.clear()
      } else for (const endpoint of only) scenarioByEndpoint.set(endpoint, name)
    },
    requests,
    reset() {
      scenario = firstScenario
      scenarioByEndpoint.clear()
      requests.length = 0
      balances.clear()
      dataService.reset()
      payService.reset()
    },
  }
}

type GetResponse = (body: string, scenario: ScenarioName) => Promise<MockChainResponse>

const NO_CHAIN: MockChainResponse = { status: 404, body: '' }

const getNoResponse: GetResponse = async () => NO_CHAIN
