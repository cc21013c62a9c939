/**
 * The mock data service: realistic answers about any EVM or Solana account, the same each time, written through the schemas
 * the real ones are read with. It keeps books: a name that is registered is taken, and found; a session that is granted is
 * listed, one that is revoked stays so; a purchase whose page was asked for comes into the history; an approval that was built
 * counts as given.
 *
 * In      the CAIP-2 ids it supports; names somebody has; the present; what a ledger says an account has of a network's coin,
 *         what of a token moved there, and what of it the swap service may take
 * Out     answers by endpoint, and a way back to the first state
 * Throws  a schema error when a fake no longer fits the real schema
 * Source  spec R-API-18 to 44, R-API-63, R-API-64
 */
import { SAMPLE_ONRAMP_OPTIONS } from '../../onramp/sample-options.js'
import type { MockChainResponse } from '../mock-chain.js'
import type { ScenarioName } from '../scenarios.js'
import { accountKind } from './account-kind.js'
import { coinAt } from './coins.js'
import type { DataEndpoint } from './data-endpoints.js'
import { type DataRequest, parseDataRequest } from './data-request.js'
import { DESCRIBED_DATA_ENDPOINTS } from './described-endpoints.js'
import { historyPage } from './history-page.js'
import { madePortfolio } from './mock-portfolio.js'
import { createNameRegistry } from './name-registry.js'
import { nameAnswers } from './name-responses.js'
import { payPage, quoteOf } from './onramp-quote.js'
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
import { createSwapService, gasPriceOf, swapTokensOf } from './swap-service.js'

/** What the mock data service is made of. */
export type DataServiceOptions = {
  readonly caipNetworkIds: readonly string[]
  /** Addresses by name. */
  readonly names: Readonly<Record<string, string>>
  readonly nowMs: () => number
  readonly ownValue: (caipNetworkId: string, address: string) => bigint | undefined
  /** Of a token by its CAIP-10 address, in base units. */
  readonly movedValue: (token: string, address: string) => bigint
  /** Of a token by its CAIP-10 address, in base units; undefined where no ledger can tell. */
  readonly allowance: (token: string, address: string) => bigint | undefined
}

/** One question to it. */
export type DataCall = {
  readonly endpoint: DataEndpoint
  readonly scenario: ScenarioName
  readonly parts: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: string
}

/** The mock data service. */
export type DataService = {
  readonly answer: (call: DataCall) => Promise<MockChainResponse>
  readonly reset: () => void
}

/** Makes the service. */
export function createDataService(options: DataServiceOptions): DataService {
  let answers = createAnswers(options)
  return {
    answer: async ({ endpoint, scenario, ...call }) => {
      const described = DESCRIBED_DATA_ENDPOINTS[endpoint]
      try {
        const kind = accountKind(scenario)
        const question = parseDataRequest({
          endpoint: described,
          kind,
          caipNetworkIds: options.caipNetworkIds,
          ...call,
        })
        return { status: 200, body: JSON.stringify(described.answer.parse(await answers[endpoint](question))) }
      } catch (error) {
        if (error instanceof RejectedRequest) return error.answer()
        throw error
      }
    },
    reset: () => {
      answers = createAnswers(options)
    },
  }
}

type Answers = Readonly<Record<DataEndpoint, (question: DataRequest) => unknown>>

function createAnswers({ names: taken, nowMs, ownValue, movedValue, allowance }: DataServiceOptions): Answers {
  const swaps = createSwapService(allowance)
  const orders = createPurchaseStore(nowMs)
  const sessions = createSessionRegistry(nowMs)
  const names = nameAnswers(createNameRegistry(taken, nowMs()), nowMs())
  return {
    identity: names.identity,
    history: ({ kind, part, must, asked }) => {
      const page = historyPage({
        account: part('account'),
        caipNetworkId: must('chainId'),
        cursor: asked('cursor'),
        isPurchases: asked('onramp') === 'coinbase',
        made: asked('onramp') === 'coinbase' ? orders.purchasesOf(part('account'), must('chainId'), kind) : [],
        kind,
        nowMs: nowMs(),
      })
      if (page === undefined) throw new RejectedRequest(400, 'cursor is not one of ours')
      return page
    },
    balances: ({ kind, part, must }) => {
      const [address, caipNetworkId] = [part('address'), must('chainId')]
      const ownCoin = ownValue(caipNetworkId, address)
      const moved = (token: string) => movedValue(token, address)
      return { balances: madePortfolio({ address, caipNetworkId, kind, ownValue: ownCoin, movedValue: moved }) }
    },
    'token-prices': ({ kind, body }) => ({
      fungibles: body(pricesBodySchema).addresses.flatMap((address) => {
        const coin = kind === 'nothing' ? undefined : coinAt(address)
        if (coin?.microUsd === undefined) return []
        return [{ name: coin.name, symbol: coin.symbol, iconUrl: coin.icon, price: Number(coin.microUsd) / 1e6 }]
      }),
    }),
    'swap-quotes': ({ kind, must }) => {
      const amount = must('amount')
      if (!/^[0-9]{1,78}$/.test(amount)) throw new RejectedRequest(400, 'amount is no whole number')
      const pair = { from: must('from'), to: must('to'), userAddress: must('userAddress') }
      return { quotes: kind === 'nothing' ? [] : swaps.quotes({ ...pair, amount }) }
    },
    'swap-tokens': ({ kind, must }) => ({ tokens: kind === 'nothing' ? [] : swapTokensOf(must('chainId')) }),
    'swap-allowance': ({ must }) => ({ allowance: swaps.allowance(must('userAddress'), must('tokenAddress')) }),
    'gas-price': ({ must }) => gasPriceOf(must('chainId')),
    'swap-transaction': ({ kind, body }) => swaps.swap(body(swapBodySchema), kind),
    'swap-approval': ({ kind, must }) =>
      swaps.approval({ from: must('from'), to: must('to'), userAddress: must('userAddress') }, kind),
    'name-lookup': names.lookUp,
    'name-reverse': names.reverse,
    'name-suggestions': names.suggestions,
    'name-registration': names.registration,
    'onramp-url': ({ body }) => {
      const { partnerUserId, defaultNetwork, purchaseId } = body(onrampUrlBodySchema)
      orders.order(partnerUserId, purchaseId)
      return { url: payPage(partnerUserId, defaultNetwork) }
    },
    'onramp-options': ({ kind }) =>
      kind === 'nothing' ? { purchaseCurrencies: [], paymentCurrencies: [] } : SAMPLE_ONRAMP_OPTIONS,
    'onramp-quote': ({ body }) => {
      const { purchaseCurrency, paymentCurrency, amount } = body(onrampQuoteBodySchema)
      const quote = quoteOf({ symbol: purchaseCurrency.symbol, currency: paymentCurrency.id, amount })
      if (quote === undefined) throw new RejectedRequest(422, 'There is no quote for this amount')
      return quote
    },
    'smart-sessions': ({ kind, part }) => ({
      pcis: kind === 'nothing' || kind === 'new' ? [] : sessions.sessionsOf(part('address')),
    }),
    'session-registration': ({ part, asked, body }) =>
      sessions.register(part('address'), asked('projectId') ?? '', body(registeredRequestSchema)),
    'session-activation': async ({ part, body }) => {
      await sessions.activate(part('address'), body(activationBodySchema))
      return { success: true }
    },
    'session-revocation': async ({ part, body }) => {
      const { pci, signature } = body(revocationBodySchema)
      await sessions.revoke(part('address'), pci, signature)
      return { success: true }
    },
  }
}
