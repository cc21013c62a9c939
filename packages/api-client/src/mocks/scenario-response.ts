/**
 * The response of one endpoint in one situation.
 *
 * In      scenario, endpoint, request, supported CAIP-2 ids, and for the RPC a function giving the true answer
 * Out     a response; a network error when offline
 * Throws  nothing
 * Source  security §11 (faults), spec R-API-44 (shape of a refusal), R-API-64
 */
import { HttpResponse } from 'msw'

import { MAX_BODY_BYTES } from '../client/limits.js'
import { hostileAnswer, hostileRpcAnswer } from './hostile-answers.js'
import type { MockEndpoint, ScenarioName } from './scenarios.js'
import { validAnswer } from './valid-answers.js'

/** How long a slow service takes. */
export const SLOW_ANSWER_MS = 5_000

/** One request that a scenario has to answer. */
export type MockCall = {
  readonly endpoint: MockEndpoint
  readonly signal: AbortSignal
  readonly caipNetworkIds: readonly string[]
  readonly answerRpc: () => Promise<string>
}

/** Answers one request as the scenario says. */
export async function scenarioResponse(scenario: ScenarioName, call: MockCall): Promise<Response> {
  switch (scenario) {
    case 'slow':
      return (await hasPassed(SLOW_ANSWER_MS, call.signal))
        ? json(await healthyBody(scenario, call))
        : HttpResponse.error()
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
      return json('')
    case 'null':
      return json('null')
    case 'list':
      return json('[]')
    case 'truncated': {
      const body = await healthyBody(scenario, call)
      return json(body.slice(0, Math.floor(body.length / 2)))
    }
    case 'deep':
      return json('['.repeat(100_000) + ']'.repeat(100_000))
    case 'huge':
      return json(JSON.stringify('W'.repeat(MAX_BODY_BYTES)))
    case 'hostile':
      return json(call.endpoint === 'rpc' ? hostileRpcAnswer() : hostileAnswer({ ...call, endpoint: call.endpoint }))
    default:
      return json(await healthyBody(scenario, call))
  }
}

async function healthyBody(scenario: ScenarioName, { endpoint, caipNetworkIds, answerRpc }: MockCall): Promise<string> {
  return endpoint === 'rpc' ? answerRpc() : validAnswer({ endpoint, scenario, caipNetworkIds })
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
