/**
 * The services of the kit with one endpoint that fails.
 *
 * Out     `fetch` for a kit; which endpoints were asked; how long questions have waited
 */
import { createMockApi, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import type { Fault } from './faults.js'

/** Services of which one can fail. */
export type FaultyServices = {
  readonly fetch: typeof globalThis.fetch
  /** From now on this one fails. */
  readonly spoil: (endpoint: MockEndpoint, fault: Fault) => void
  /** From now on all of them work. */
  readonly heal: () => void
  /** What was asked, each endpoint once. */
  readonly asked: () => readonly MockEndpoint[]
  /** How many questions there were. */
  readonly questions: () => number
  /** For how long the oldest question without an answer has been waiting; 0 when none is. */
  readonly waitedMs: () => number
}

/** Makes the services; all of them work at first. */
export function createFaultyServices(): FaultyServices {
  const api = createMockApi()
  let spoiled: { readonly endpoint: MockEndpoint; readonly fault: Fault } | undefined
  const askedAtMs = new Set<{ readonly ms: number }>()

  const answer = async (request: Request): Promise<Response> => {
    const healthy = await getResponse(api.handlers, request.clone())
    if (healthy === undefined) throw new TypeError(`Nobody answers ${request.url}`)
    const { pathname } = new URL(request.url)
    const endpoint = api.requests.findLast(({ path }) => path === pathname)?.endpoint
    if (spoiled === undefined || spoiled.endpoint !== endpoint) return healthy
    return spoiled.fault.answer(async () => healthy, request.signal)
  }

  return {
    fetch: async (input, init) => {
      const question = { ms: Date.now() }
      askedAtMs.add(question)
      try {
        return await answer(new Request(input, init))
      } finally {
        askedAtMs.delete(question)
      }
    },
    spoil: (endpoint, fault) => {
      spoiled = { endpoint, fault }
    },
    heal: () => {
      spoiled = undefined
    },
    asked: () => [...new Set(api.requests.map(({ endpoint }) => endpoint))],
    questions: () => api.requests.length,
    waitedMs: () => Math.max(0, ...[...askedAtMs].map(({ ms }) => Date.now() - ms)),
  }
}
