/**
 * The response of one endpoint in one situation.
 *
 * In      scenario, endpoint, address and signal of the request, what the answers are made of, and for the RPC and the
 *         data service a function giving the true answer
 * Out     a response; a network error when offline
 * Throws  nothing
 * Source  security §11 (faults), spec R-API-44 (shape of a refusal), R-API-64
 */
import { HttpResponse } from 'msw'

import { MAX_BODY_BYTES } from '../client/limits.js'
import { hostileDataAnswer } from './data-service/hostile-data.js'
import { hostileAnswer, hostileRpcAnswer } from './hostile-responses.js'
import { hostileImage } from './images/hostile-image.js'
import { mockImage } from './images/mock-image.js'
import type { MockChainResponse } from './mock-chain.js'
import { hostilePayAnswer } from './pay-service/hostile-pay.js'
import {
  isDataEndpoint,
  isExplorerEndpoint,
  isImageEndpoint,
  isPayEndpoint,
  type MockEndpoint,
  type ScenarioName,
} from './scenarios.js'
import { type MockContent, validAnswer } from './valid-responses.js'

/** How long a slow service takes. */
export const SLOW_RESPONSE_MS = 5_000

/** One request that a scenario has to answer. */
export type MockCall = {
  readonly endpoint: MockEndpoint
  readonly url: URL
  readonly signal: AbortSignal
  readonly content: MockContent
  readonly answerTruly: () => Promise<MockChainResponse>
}

/** Answers one request as the scenario says. */
export async function scenarioResponse(scenario: ScenarioName, call: MockCall): Promise<Response> {
  switch (scenario) {
    case 'slow':
      return (await hasPassed(SLOW_RESPONSE_MS, call.signal)) ? healthy(scenario, call) : HttpResponse.error()
    case 'never':
      await hasPassed(Number.POSITIVE_INFINITY, call.signal)
      return HttpResponse.error()
    case 'offline':
      return HttpResponse.error()
    case '500':
      return refusal(500, 'Internal Server Error')
    case '503':
      return refusal(503, 'Service Unavailable')
    case '403':
      return refusal(403, 'Forbidden')
    case '404':
      return refusal(404, 'Not Found')
    case '429':
      return refusal(429, 'Too Many Requests', { 'retry-after': '86400' })
    case 'html':
      return HttpResponse.html('<!doctype html><title>Please sign in</title><p>Welcome to the hotel network.</p>')
    case 'blank':
      return bodyOf(call.endpoint, '')
    case 'null':
      return json('null')
    case 'list':
      return json('[]')
    case 'truncated':
      return healthy(scenario, call, (body) => body.slice(0, Math.floor(body.length / 2)))
    case 'deep':
      return json('['.repeat(100_000) + ']'.repeat(100_000))
    case 'huge':
      return json(JSON.stringify('W'.repeat(MAX_BODY_BYTES)))
    case 'hostile':
      return bodyOf(call.endpoint, hostileBody(call))
    case 'quota':
      return isExplorerEndpoint(call.endpoint)
        ? refusal(402, 'The quota of this project is used up')
        : healthy(scenario, call)
    default:
      return healthy(scenario, call)
  }
}

async function healthy(
  scenario: ScenarioName,
  { endpoint, url, content, answerTruly }: MockCall,
  change: (body: string) => string = (body) => body,
): Promise<Response> {
  if (endpoint === 'rpc' || isDataEndpoint(endpoint) || isPayEndpoint(endpoint)) {
    const { status, body } = await answerTruly()
    return bodyOf(endpoint, change(body), status)
  }
  if (!isImageEndpoint(endpoint)) {
    return bodyOf(endpoint, change(validAnswer({ endpoint, scenario, query: url.searchParams, content })))
  }
  const image = mockImage(endpoint, url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
  return image === undefined ? refusal(404, 'No such image') : bodyOf(endpoint, change(image))
}

function hostileBody({ endpoint, content }: MockCall): string {
  if (endpoint === 'rpc') return hostileRpcAnswer()
  if (isDataEndpoint(endpoint)) return hostileDataAnswer(endpoint)
  if (isPayEndpoint(endpoint)) return hostilePayAnswer(endpoint)
  return isImageEndpoint(endpoint) ? hostileImage() : hostileAnswer({ endpoint, content })
}

function bodyOf(endpoint: MockEndpoint, body: string, status = 200): Response {
  const type = isImageEndpoint(endpoint) ? 'image/svg+xml' : 'application/json'
  return new HttpResponse(body, { status, headers: { 'content-type': type } })
}

function json(body: string): Response {
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } })
}

function refusal(status: number, description: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ status: 'FAILURE', reasons: [{ name: 'mock', description }] }, { status, headers })
}

/** Resolves true when the time is over, false when the request was given up before. */
function hasPassed(delayMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const timer = Number.isFinite(delayMs) ? setTimeout(() => resolve(true), delayMs) : undefined
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
