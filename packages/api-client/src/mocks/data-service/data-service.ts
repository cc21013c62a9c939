/**
 * The mock data service: realistic, deterministic responses about any EVM or Solana account. It keeps state: a registered
 * name is taken and found; a granted session is listed and a revoked one stays revoked; a purchase appears in the history
 * after its payment page was requested; without a ledger a built approval counts as granted.
 *
 * In      nowMs; what the ledgers report: native balances, moved token amounts, and allowances of the swap service
 * Out     responses by endpoint; a rejected request is a response with an error status
 * Throws  a schema error when a mock response does not match the schema by which the client parses real ones
 * Source  spec R-API-18 to 44, R-API-63, R-API-64
 */
import * as v from 'valibot'
import { SAMPLE_ONRAMP_OPTIONS } from '../../onramp/sample-options.js'
import type { MockChainResponse } from '../mock-chain.js'
import type { ScenarioName } from '../scenarios.js'
import { getAccountKind } from './account-kind.js'
import type { DataEndpoint } from './data-endpoints.js'
import { type DataRequest, parseDataRequest } from './data-request.js'
import { DESCRIBED_DATA_ENDPOINTS } from './described-endpoints.js'
import { createHistoryPage } from './history-page.js'
import { findKnownToken } from './known-tokens.js'
import { findMockAccount, getGivenHistory, type MockAccount } from './mock-account.js'
import { createMockPortfolio } from './mock-portfolio.js'
import { createNameRegistry } from './name-registry.js'
import { createNameResponses } from './name-responses.js'
import { calculateQuote, getPaymentPage } from './onramp-quote.js'
import { createPurchaseStore } from './purchase-store.js'
import { RejectedRequest } from './rejected-request.js'
import {
  activationBodySchema,
  onrampQuoteBodySchema,
  onrampUrlBodySchema,
  pricesBodySchema,
  registeredRequestSchema,
  revocationBodySchema,
  swapBodySchema,
} from './request-bodies.js'
import { createSessionRegistry } from './session-registry.js'
import { createSwapService, getMockGasPrice, getSwapTokenList } from './swap-service.js'

/** Options of `createDataService`. */
export type DataServiceOptions = {
  readonly caipNetworkIds: readonly string[]
  /** Registered names, mapped to addresses. */
  readonly names: Readonly<Record<string, string>>
  /** Accounts whose tokens and activity are given. */
  readonly accounts: readonly MockAccount[]
  readonly nowMs: () => number
  /** Native balance in base units; undefined when no ledger has the account, and the service invents one. */
  readonly nativeValue: (caipNetworkId: string, address: string) => bigint | undefined
  /** Net amount of a token (CAIP-10 address) that moved to the address since the start, in base units. */
  readonly movedValue: (token: string, address: string) => bigint
  /** Allowance of a token (CAIP-10 address) in base units; undefined when no ledger has the token. */
  readonly allowance: (token: string, address: string) => bigint | undefined
}

/** A request to an endpoint, in the scenario that is set for it. */
export type DataCall = {
  readonly endpoint: DataEndpoint
  readonly scenario: ScenarioName
  readonly parts: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: string
}

/** The mock data service. `reset` forgets names, purchases, sessions and approvals of earlier requests. */
export type DataService = {
  readonly handle: (call: DataCall) => Promise<MockChainResponse>
  readonly reset: () => void
}

export function createDataService(options: DataServiceOptions): DataService {
  let responders = createResponders(options)
  return {
    handle: async ({ endpoint, scenario, ...call }) => {
      const described = DESCRIBED_DATA_ENDPOINTS[endpoint]
      try {
        const kind = getAccountKind(scenario)
        const request = parseDataRequest({
          endpoint: described,
          kind,
          caipNetworkIds: options.caipNetworkIds,
          ...call,
        })
        return { status: 200, body: JSON.stringify(v.parse(described.response, await responders[endpoint](request))) }
      } catch (error) {
        if (error instanceof RejectedRequest) return error.toResponse()
        throw error
      }
    },
    reset: () => {
      responders = createResponders(options)
    },
  }
}

type Responders = Readonly<Record<DataEndpoint, (request: DataRequest) => unknown>>

function createResponders({
  names: taken,
  accounts,
  nowMs,
  nativeValue,
  movedValue,
  allowance,
}: DataServiceOptions): Responders {
  const swaps = createSwapService(allowance)
  const orders = createPurchaseStore(nowMs)
  const sessions = createSessionRegistry(nowMs)
  const names = createNameResponses(createNameRegistry(taken, nowMs()), nowMs())
  return {
    identity: names.identity,
    history: ({ kind, pathValue, requiredQueryValue, queryValue }) => {
      const account = findMockAccount(accounts, pathValue('account'))
      if (account !== undefined && kind === 'usual' && queryValue('onramp') === undefined) {
        const place = { account: pathValue('account'), caipNetworkId: requiredQueryValue('chainId'), nowMs: nowMs() }
        return { data: getGivenHistory(account, place) }
      }
      const page = createHistoryPage({
        account: pathValue('account'),
        caipNetworkId: requiredQueryValue('chainId'),
        cursor: queryValue('cursor'),
        isPurchases: queryValue('onramp') === 'coinbase',
        made:
          queryValue('onramp') === 'coinbase'
            ? orders.purchasesOf(pathValue('account'), requiredQueryValue('chainId'), kind)
            : [],
        kind,
        nowMs: nowMs(),
      })
      if (page === undefined) throw new RejectedRequest(400, 'cursor is not one of ours')
      return page
    },
    balances: ({ kind, pathValue, requiredQueryValue }) => {
      const [address, caipNetworkId] = [pathValue('address'), requiredQueryValue('chainId')]
      const ownValue = nativeValue(caipNetworkId, address)
      const moved = (token: string) => movedValue(token, address)
      const given = findMockAccount(accounts, address)
      return { balances: createMockPortfolio({ address, caipNetworkId, kind, ownValue, movedValue: moved, given }) }
    },
    'token-prices': ({ kind, body }) => ({
      fungibles: body(pricesBodySchema).addresses.flatMap((address) => {
        const coin = kind === 'nothing' ? undefined : findKnownToken(address)
        if (coin?.microUsd === undefined) return []
        return [{ name: coin.name, symbol: coin.symbol, iconUrl: coin.icon, price: Number(coin.microUsd) / 1e6 }]
      }),
    }),
    'swap-quotes': ({ kind, requiredQueryValue }) => {
      const amount = requiredQueryValue('amount')
      if (!/^[0-9]{1,78}$/.test(amount)) throw new RejectedRequest(400, 'amount is no whole number')
      const pair = {
        from: requiredQueryValue('from'),
        to: requiredQueryValue('to'),
        userAddress: requiredQueryValue('userAddress'),
      }
      return { quotes: kind === 'nothing' ? [] : swaps.quotes({ ...pair, amount }) }
    },
    'swap-tokens': ({ kind, requiredQueryValue }) => ({
      tokens: kind === 'nothing' ? [] : getSwapTokenList(requiredQueryValue('chainId')),
    }),
    'swap-allowance': ({ requiredQueryValue }) => ({
      allowance: swaps.allowance(requiredQueryValue('userAddress'), requiredQueryValue('tokenAddress')),
    }),
    'gas-price': ({ requiredQueryValue }) => getMockGasPrice(requiredQueryValue('chainId')),
    'swap-transaction': ({ kind, body }) => swaps.swap(body(swapBodySchema), kind),
    'swap-approval': ({ kind, requiredQueryValue }) =>
      swaps.approval(
        {
          from: requiredQueryValue('from'),
          to: requiredQueryValue('to'),
          userAddress: requiredQueryValue('userAddress'),
        },
        kind,
      ),
    'name-lookup': names.lookUp,
    'name-reverse': names.reverse,
    'name-suggestions': names.suggestions,
    'name-registration': names.registration,
    'onramp-url': ({ body }) => {
      const { partnerUserId, defaultNetwork, purchaseId } = body(onrampUrlBodySchema)
      orders.order(partnerUserId, purchaseId)
      return { url: getPaymentPage(partnerUserId, defaultNetwork) }
    },
    'onramp-options': ({ kind }) =>
      kind === 'nothing' ? { purchaseCurrencies: [], paymentCurrencies: [] } : SAMPLE_ONRAMP_OPTIONS,
    'onramp-quote': ({ body }) => {
      const { purchaseCurrency, paymentCurrency, amount } = body(onrampQuoteBodySchema)
      const quote = calculateQuote({ symbol: purchaseCurrency.symbol, currency: paymentCurrency.id, amount })
      if (quote === undefined) throw new RejectedRequest(422, 'There is no quote for this amount')
      return quote
    },
    'smart-sessions': ({ kind, pathValue }) => ({
      pcis: kind === 'nothing' || kind === 'new' ? [] : sessions.sessionsOf(pathValue('address')),
    }),
    'session-registration': ({ pathValue, queryValue, body }) =>
      sessions.register(pathValue('address'), queryValue('projectId') ?? '', body(registeredRequestSchema)),
    'session-activation': async ({ pathValue, body }) => {
      await sessions.activate(pathValue('address'), body(activationBodySchema))
      return { success: true }
    },
    'session-revocation': async ({ pathValue, body }) => {
      const { pci, signature } = body(revocationBodySchema)
      await sessions.revoke(pathValue('address'), pci, signature)
      return { success: true }
    },
  }
}
