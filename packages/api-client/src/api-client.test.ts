import * as v from 'valibot'

import * as body from './body.js'
import * as entry from './index.js'
import { type ApiClientOptions, createApiClient, rpcUrl } from './index.js'
import * as bitcoinMocksEntry from './mocks/bitcoin/index.js'
import * as mocksEntry from './mocks/index.js'
import { MOCK_BASE_URLS } from './mocks/mock-base-urls.js'
import * as solanaMocksEntry from './mocks/solana/index.js'
import * as samples from './samples.js'

async function queriesOf(options: Partial<ApiClientOptions>) {
  const urls: URL[] = []
  const client = createApiClient({
    projectId: 'project-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input) => {
      urls.push(new URL(String(input)))
      return Response.json({})
    },
    ...options,
  })
  await client.data.request({ path: 'v1/a', schema: v.unknown() })
  await client.data.request({ method: 'POST', path: 'v1/a', body: {}, schema: v.unknown() })
  await client.explorer.request({ path: 'a', schema: v.unknown() })
  await client.explorer.requestBlob({ path: 'getWalletImage/1' })
  return urls.map(({ origin, searchParams }) => `${origin} ${searchParams}`)
}

test('R-API-11 R-API-45 sends projectId, st and sv with data API GETs and every explorer call', async () => {
  const identification = 'projectId=project-1&st=bowline&sv=1.2.3'
  expect(await queriesOf({ sdkType: 'bowline', sdkVersion: '1.2.3' })).toEqual([
    `https://api.bowline.id ${identification}`,
    'https://api.bowline.id ',
    `https://explorer.bowline.id ${identification}`,
    `https://explorer.bowline.id ${identification}`,
  ])
})

test('R-API-11 sends "unknown" as st and sv when they are not set', async () => {
  const unknown = 'https://api.bowline.id projectId=project-1&st=unknown&sv=unknown'
  expect((await queriesOf({}))[0]).toBe(unknown)
  expect((await queriesOf({ sdkType: '', sdkVersion: () => undefined }))[0]).toBe(unknown)
})

test('R-API-11 calls a version function for each request', async () => {
  let version = 0
  expect(await queriesOf({ sdkVersion: () => `v${++version}` })).toMatchObject([
    expect.stringContaining('sv=v1'),
    expect.not.stringContaining('sv='),
    expect.stringContaining('sv=v2'),
    expect.stringContaining('sv=v3'),
  ])
})

test('R-API-03 R-API-46 appends the client id to every call of every service when it is set', async () => {
  expect((await queriesOf({ clientId: 'client-1' })).map((url) => url.includes('clientId=client-1'))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('R-API-70 throws without a request when the service has no base URL', async () => {
  const requests: unknown[] = []
  const client = createApiClient({
    projectId: 'p',
    endpoints: {},
    fetch: async (input) => {
      requests.push(input)
      return Response.json({})
    },
  })
  for (const service of [client.data, client.explorer, client.pay]) {
    await expect(service.request({ path: 'v1/a?b=c', schema: v.unknown() })).rejects.toMatchObject({
      code: 'api/no-service',
      path: 'v1/a',
    })
    await expect(service.requestBlob({ path: 'v1/a' })).rejects.toMatchObject({ code: 'api/no-service' })
  }
  expect(() => rpcUrl(client, 'eip155:1')).toThrow(expect.objectContaining({ code: 'api/no-service' }))
  expect(requests).toEqual([])
})

test('R-API-12 uses the given base URLs', async () => {
  const endpoints = { ...MOCK_BASE_URLS, data: 'http://a.test', explorer: 'http://b.test' }
  const origins = (await queriesOf({ endpoints })).map((line) => line.split(' ')[0])
  expect(origins).toEqual(['http://a.test', 'http://a.test', 'http://b.test', 'http://b.test'])
})

test('R-API-12 sends nothing when a client is created, for any base URLs', async () => {
  const endpoints = { data: 'not an address', explorer: '', rpc: '', pay: '' }
  const client = createApiClient({ projectId: '', endpoints })
  await expect(client.data.request({ path: 'v1/a', schema: v.unknown() })).rejects.toMatchObject({
    code: 'api/network',
  })
})

test('R-API-57 builds the RPC URL v1/?chainId={CAIP-2}&projectId={id} below the RPC base URL', () => {
  const at = (rpc: string, id: string) => rpcUrl({ endpoints: { ...MOCK_BASE_URLS, rpc }, projectId: 'a&b' }, id)
  expect(at(MOCK_BASE_URLS.rpc, 'eip155:1')).toBe('https://rpc.bowline.id/v1/?chainId=eip155:1&projectId=a%26b')
  expect(at('http://127.0.0.1:8545/kit', 'eip155:8453')).toBe(
    'http://127.0.0.1:8545/kit/v1/?chainId=eip155:8453&projectId=a%26b',
  )
  expect(new URL(at(MOCK_BASE_URLS.rpc, 'x:1&projectId=evil')).searchParams.getAll('projectId')).toEqual(['a&b'])
})

test('R-API-63 exports exactly the public names of all entries', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'DEFAULT_PURCHASE_CURRENCY',
    'HTTP_FORBIDDEN',
    'HTTP_SERVICE_UNAVAILABLE',
    'HttpError',
    'InvalidResponseError',
    'MAX_BODY_BYTES',
    'MAX_IMAGE_BYTES',
    'MAX_NESTING',
    'NameError',
    'NetworkError',
    'ONRAMP_LIMITS',
    'PAY_METHODS',
    'PAY_PATH',
    'PRICE_CURRENCY',
    'PayServiceError',
    'REQUEST_LIMIT_MS',
    'RequestTimeoutError',
    'SAMPLE_ONRAMP_OPTIONS',
    'SWAP_SLIPPAGE',
    'ServiceNotConfiguredError',
    'TRANSACTION_STATUSES',
    'UnsupportedNetworkError',
    'WALLET_ENTRIES',
    'activateSmartSession',
    'activeNetwork',
    'allowanceSchema',
    'allowedOriginsSchema',
    'analyticsConfigSchema',
    'balancesSchema',
    'buildApproval',
    'buildSwap',
    'builtApprovalSchema',
    'builtSwapSchema',
    'createApiClient',
    'createHttpClient',
    'exchangeBuyStatusSchema',
    'exchangePayUrlSchema',
    'exchangeSchema',
    'exchangesSchema',
    'findNames',
    'foundNamesSchema',
    'gasPriceSchema',
    'getAllowance',
    'getAllowedOrigins',
    'getAnalyticsConfig',
    'getBalances',
    'getExchangeBuyStatus',
    'getExchangePayUrl',
    'getExchanges',
    'getGasPrice',
    'getHistory',
    'getIdentity',
    'getImage',
    'getOnrampOptions',
    'getOnrampQuote',
    'getOnrampUrl',
    'getPrices',
    'getQuotes',
    'getRemoteConfig',
    'getSmartSessions',
    'getSupportedChains',
    'getSwapTokens',
    'getWallets',
    'historySchema',
    'identitySchema',
    'isApiError',
    'isPartialList',
    'isQuotaExceeded',
    'lookUpName',
    'nameProfileSchema',
    'nameRegistrationError',
    'nameRegistrationSchema',
    'nameSuggestionSchema',
    'nameSuggestionsSchema',
    'namedProfileSchema',
    'onrampOptionsSchema',
    'onrampQuoteSchema',
    'onrampUrlSchema',
    'pathOf',
    'paymentCurrencySchema',
    'purchaseCurrencySchema',
    'registerName',
    'registerSmartSession',
    'remoteConfigSchema',
    'remoteFeatureEntrySchema',
    'revokeSmartSession',
    'rpcUrl',
    'sessionActivationSchema',
    'sessionKeySchema',
    'sessionRegistrationSchema',
    'sessionRevocationSchema',
    'smartSessionRecordSchema',
    'smartSessionsSchema',
    'suggestNames',
    'supportedChainsSchema',
    'swapQuoteSchema',
    'swapQuotesSchema',
    'swapTokenListingSchema',
    'swapTokensSchema',
    'tokenBalanceSchema',
    'tokenPriceSchema',
    'tokenPricesSchema',
    'transactionSchema',
    'transactionTransferSchema',
    'walletListSchema',
    'walletListingSchema',
  ])
  expect(Object.keys(mocksEntry).sort()).toEqual([
    'BASE_FEE_WEI',
    'BLOCK_GAS_LIMIT',
    'DATA_ENDPOINTS',
    'EXPLORER_ENDPOINTS',
    'HISTORY_PAGE',
    'HOSTILE_STRINGS',
    'MINER',
    'MISSING_IMAGE_PREFIX',
    'MOCK_BASE_URLS',
    'MOCK_ENDPOINTS',
    'MOCK_EXCHANGES',
    'MOCK_NAME_SUFFIX',
    'PAY_ENDPOINTS',
    'RpcError',
    'SCENARIOS',
    'SLOW_RESPONSE_MS',
    'SUGGESTED_TIP_WEI',
    'SWAP_ROUTER',
    'createEvmLedger',
    'createMockApi',
    'createMockSessionWallet',
    'createWalletDirectory',
    'getInitialTokenValue',
    'getMockToken',
    'getMockTokens',
    'handleJsonRpc',
  ])
  expect(Object.keys(bitcoinMocksEntry)).toEqual(['createBitcoinLedger'])
  expect(Object.keys(solanaMocksEntry)).toEqual(['createSolanaLedger'])
})

test('R-API-63 R-HOST-11 exports the body reader without loading the schemas', () => {
  expect(Object.keys(body).sort()).toEqual(['MAX_BODY_BYTES', 'readBody'])
})

test('R-API-63 R-RAMP-09 exports the samples without loading the schemas', () => {
  expect(Object.keys(samples).sort()).toEqual(['DEFAULT_PURCHASE_CURRENCY', 'ONRAMP_LIMITS', 'SAMPLE_ONRAMP_OPTIONS'])
})
