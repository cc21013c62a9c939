/**
 * Decides how a mock API responds to a request in a scenario: truly, late, with an error, with garbage, or not at all.
 *
 * Out     a response; a network error when offline, or when a waiting request is aborted
 * Source  security §11 (faults), spec R-API-44 (error format), R-API-64
 */
import { HttpResponse } from 'msw'

import { MAX_BODY_BYTES } from '../client/limits.js'
import { createHostileDataResponse } from './data-service/hostile-data.js'
import { createHostileResponse, createHostileRpcResponse } from './hostile-responses.js'
import { createHostileImage } from './images/hostile-image.js'
import { createMockImage } from './images/mock-image.js'
import type { MockChainResponse } from './mock-chain.js'
import { createHostilePayResponse } from './pay-service/hostile-pay.js'
import {
  isDataEndpoint,
  isExplorerEndpoint,
  isImageEndpoint,
  isPayEndpoint,
  type MockEndpoint,
  type ScenarioName,
} from './scenarios.js'
import { createValidResponse, type MockContent } from './valid-responses.js'

/** How long the scenario `slow` waits before each response, in milliseconds. */
export const SLOW_RESPONSE_MS = 5_000

/** A request to an endpoint. `getTrueResponse` is called for RPC, data and pay endpoints; others have `content`. */
export type MockCall = {
  readonly endpoint: MockEndpoint
  readonly url: URL
  readonly signal: AbortSignal
  readonly content: MockContent
  readonly getTrueResponse: () => Promise<MockChainResponse>
}

export async function createScenarioResponse(scenario: ScenarioName, call: MockCall): Promise<Response> {
  switch (scenario) {
    case 'slow':
      return (await waitUnlessAborted(SLOW_RESPONSE_MS, call.signal))
        ? respondHealthy(scenario, call)
        : HttpResponse.error()
    case 'never':
      await waitUnlessAborted(Number.POSITIVE_INFINITY, call.signal)
      return HttpResponse.error()
    case 'offline':
      return HttpResponse.error()
    case '500':
      return createError(500, 'Internal Server Error')
    case '503':
      return createError(503, 'Service Unavailable')
    case '403':
      return createError(403, 'Forbidden')
    case '404':
      return createError(404, 'Not Found')
    case '429':
      return createError(429, 'Too Many Requests', { 'retry-after': '86400' })
    case 'html':
      return HttpResponse.html('<!doctype html><title>Please sign in</title><p>Welcome to the hotel network.</p>')
    case 'blank':
      return createResponse(call.endpoint, '')
    case 'null':
      return json('null')
    case 'list':
      return json('[]')
    case 'truncated':
      return respondHealthy(scenario, call, (body) => body.slice(0, Math.floor(body.length / 2)))
    case 'deep':
      return json('['.repeat(100_000) + ']'.repeat(100_000))
    case 'huge':
      return json(JSON.stringify('W'.repeat(MAX_BODY_BYTES)))
    case 'hostile':
      return createResponse(call.endpoint, hostileBody(call))
    case 'quota':
      return isExplorerEndpoint(call.endpoint)
        ? createError(402, 'The quota of this project is used up')
        : respondHealthy(scenario, call)
    default:
      return respondHealthy(scenario, call)
  }
}

async function respondHealthy(
  scenario: ScenarioName,
  { endpoint, url, content, getTrueResponse }: MockCall,
  change: (body: string) => string = (body) => body,
): Promise<Response> {
  if (endpoint === 'rpc' || isDataEndpoint(endpoint) || isPayEndpoint(endpoint)) {
    const { status, body } = await getTrueResponse()
    return createResponse(endpoint, change(body), status)
  }
  if (!isImageEndpoint(endpoint)) {
    return createResponse(
      endpoint,
      change(createValidResponse({ endpoint, scenario, query: url.searchParams, content })),
    )
  }
  const image = createMockImage(endpoint, url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
  return image === undefined ? createError(404, 'No such image') : createResponse(endpoint, change(image))
}

function hostileBody({ endpoint, content }: MockCall): string {
  if (endpoint === 'rpc') return createHostileRpcResponse()
  if (isDataEndpoint(endpoint)) return createHostileDataResponse(endpoint)
  if (isPayEndpoint(endpoint)) return createHostilePayResponse(endpoint)
  return isImageEndpoint(endpoint) ? createHostileImage() : createHostileResponse({ endpoint, content })
}

function createResponse(endpoint: MockEndpoint, body: string, status = 200): Response {
  const type = isImageEndpoint(endpoint) ? 'image/svg+xml' : 'application/json'
  return new HttpResponse(body, { status, headers: { 'content-type': type } })
}

function json(body: string): Response {
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } })
}

function createError(status: number, description: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ status: 'FAILURE', reasons: [{ name: 'mock', description }] }, { status, headers })
}

/** Resolves to true after the delay, or to false when the request is aborted first. */
function waitUnlessAborted(delayMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const timer = Number.isFinite(delayMs) ? setTimeout(() => resolve(true), delayMs) : undefined
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
