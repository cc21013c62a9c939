/**
 * The mock pay service over JSON-RPC: exchanges, payment pages, and the status of payments. A payment is in progress at the
 * first status request and paid from the second on, unless the scenario says otherwise.
 *
 * Out     a JSON-RPC response; a rejected call is a JSON-RPC error
 * Throws  a schema error when a mock response does not match the schema by which the client parses real ones
 * Source  spec R-PAY-05, R-PAY-07, R-API-63; JSON-RPC 2.0
 */
import * as v from 'valibot'

import { PAY_METHODS, type PayMethod } from '../../pay/call-pay-service.js'
import { exchangeBuyStatusSchema } from '../../pay/get-exchange-buy-status.js'
import { exchangePayUrlSchema } from '../../pay/get-exchange-pay-url.js'
import { type Exchange, exchangesSchema } from '../../pay/get-exchanges.js'
import type { MockChainResponse } from '../mock-chain.js'
import type { ScenarioName } from '../scenarios.js'
import { createSeededRandom } from '../values/seeded-random.js'
import type { PayEndpoint } from './pay-endpoints.js'

/** The exchanges of the mock pay service. */
export const MOCK_EXCHANGES: readonly Exchange[] = [
  { id: 'quayside', name: 'Quayside', imageUrl: '' },
  { id: 'lagoon', name: 'Lagoon Exchange', imageUrl: '' },
  { id: 'northwind', name: 'Northwind Markets', imageUrl: '' },
  { id: 'meridian', name: 'Meridian', imageUrl: '' },
]

const ENDPOINTS: Readonly<Record<PayMethod, PayEndpoint>> = {
  getExchanges: 'exchanges',
  getExchangePayUrl: 'exchange-pay-url',
  getExchangeBuyStatus: 'exchange-buy-status',
}

const decimalText = v.pipe(v.string(), v.regex(/^[0-9]+(\.[0-9]+)?$/))
const caip19 = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/(slip44|erc20|token):[-.%a-zA-Z0-9]{1,128}$/),
)
const caip10 = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/))
const ids = v.optional(v.array(v.string()))

const requestSchema = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.pipe(v.number(), v.safeInteger()),
  method: v.picklist(PAY_METHODS),
  params: v.optional(v.unknown()),
})
const exchangesParams = v.object({
  page: v.pipe(v.number(), v.safeInteger()),
  asset: v.optional(caip19),
  amount: v.optional(decimalText),
  includeOnly: ids,
  exclude: ids,
})
const payUrlParams = v.object({ exchangeId: v.string(), asset: caip19, amount: decimalText, recipient: caip10 })
const statusParams = v.object({ exchangeId: v.string(), sessionId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

/** The mock pay service. `reset` forgets the payments. */
export type PayService = {
  /** Returns the endpoint that a request body calls; `exchanges` for an invalid body. */
  endpointOf(body: string): PayEndpoint
  handle(endpoint: PayEndpoint, scenario: ScenarioName, body: string): MockChainResponse
  reset(): void
}

/** A JSON-RPC error. */
class Refusal extends Error {
  constructor(
    readonly rpcCode: number,
    message: string,
  ) {
    super(message)
  }
}

export function createPayService(exchanges: readonly Exchange[] = MOCK_EXCHANGES): PayService {
  /** Number of status requests by the session id of a payment. */
  const sessions = new Map<string, number>()

  function createResult(endpoint: PayEndpoint, scenario: ScenarioName, params: unknown): unknown {
    if (endpoint === 'exchanges')
      return { exchanges: listExchanges(exchanges, parseParams(exchangesParams, params), scenario) }
    if (endpoint === 'exchange-pay-url') {
      const { exchangeId, asset, amount, recipient } = parseParams(payUrlParams, params)
      if (!exchanges.some(({ id }) => id === exchangeId)) throw new Refusal(-32602, 'No such exchange')
      if (scenario === 'asset-not-supported')
        throw new Refusal(-32000, `Asset ${asset} is not supported by ${exchangeId}`)
      const sessionId = createSeededRandom(`${exchangeId}/${asset}/${amount}/${recipient}/${sessions.size}`).hex(32)
      sessions.set(sessionId, 0)
      return { url: `https://exchange.example/${exchangeId}/pay?session=${sessionId}`, sessionId }
    }
    const { sessionId } = parseParams(statusParams, params)
    // Sessions from before a restart of the service are unknown and count as new.
    const requestCount = sessions.get(sessionId) ?? 0
    sessions.set(sessionId, requestCount + 1)
    if (scenario === 'payment-pending' || requestCount === 0) return { status: 'IN_PROGRESS' }
    if (scenario === 'payment-failed') return { status: 'FAILED' }
    return { status: 'SUCCESS', txHash: `0x${createSeededRandom(sessionId).hex(64)}` }
  }

  return {
    endpointOf(body) {
      const request = v.safeParse(requestSchema, parseJson(body))
      return request.success ? ENDPOINTS[request.output.method] : 'exchanges'
    },
    handle(endpoint, scenario, body) {
      const request = v.safeParse(requestSchema, parseJson(body))
      if (!request.success) return toErrorResponse(null, -32600, 'Invalid request')
      const { id, params } = request.output
      try {
        const result = v.parse(SCHEMAS[endpoint], createResult(endpoint, scenario, params))
        return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, result }) }
      } catch (error) {
        if (error instanceof Refusal) return toErrorResponse(id, error.rpcCode, error.message)
        throw error
      }
    },
    reset: () => sessions.clear(),
  }
}

const SCHEMAS = {
  exchanges: exchangesSchema,
  'exchange-pay-url': exchangePayUrlSchema,
  'exchange-buy-status': exchangeBuyStatusSchema,
} as const satisfies Record<PayEndpoint, v.GenericSchema>

function listExchanges(
  exchanges: readonly Exchange[],
  { page, includeOnly, exclude = [] }: v.InferOutput<typeof exchangesParams>,
  scenario: ScenarioName,
): readonly Exchange[] {
  if (scenario === 'empty' || page !== 1) return []
  return exchanges.filter(({ id }) => (includeOnly?.includes(id) ?? true) && !exclude.includes(id))
}

function parseParams<T>(schema: v.GenericSchema<unknown, T>, params: unknown): T {
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw new Refusal(-32602, 'Invalid parameters')
  return parsed.output
}

function toErrorResponse(id: number | null, code: number, message: string): MockChainResponse {
  return { status: 200, body: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
