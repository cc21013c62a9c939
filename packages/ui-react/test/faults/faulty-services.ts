/**
 * The services of the kit, and the nodes of chains, with one endpoint that fails.
 *
 * Out     `fetch` for a kit; which endpoints were asked; how long questions have waited
 */
import { createMockApi, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { chainsInMemory } from './fault-chains.js'
import type { Fault } from './faults.js'

/** Services of which one can fail. */
export type FaultyServices = {
  readonly fetch: typeof globalThis.fetch
  /** From now on this one fails. */
  readonly spoil: (endpoint: MockEndpoint, fault: Fault) => void
  /** From now on all of them work. */
  readonly heal: () => void
  /** What was asked, question by question. */
  readonly asked: () => readonly MockEndpoint[]
  /** For how long the oldest question without an answer has been waiting; 0 when none is. */
  readonly waitedMs: () => number
}

/** Makes the services, with the nodes of chains where a view asks those; all of them work at first. */
export function createFaultyServices({ hasNodes = false }: { hasNodes?: boolean } = {}): FaultyServices {
  const api = createMockApi(hasNodes ? chainsInMemory() : {})
  let spoiled: { readonly endpoint: MockEndpoint; readonly fault: Fault } | undefined
  const askedAtMs = new Set<{ readonly ms: number }>()

  const answer = async (request: Request) => {
    const healthy = await getResponse(api.handlers, request.clone())
    if (healthy === undefined) throw new TypeError(`Nobody answers ${request.url}`)
    const { pathname } = new URL(request.url)
    const endpoint = api.requests.findLast(({ path }) => path === pathname)?.endpoint
    if (spoiled === undefined || spoiled.endpoint !== endpoint) return { response: healthy, isSpoiled: false }
    return { response: await spoiled.fault.answer(async () => healthy, request.signal), isSpoiled: true }
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const question = { ms: Date.now() }
      const end = () => askedAtMs.delete(question)
      askedAtMs.add(question)
      // The caller's own: a request that nobody holds any more forgets to pass it on.
      init?.signal?.addEventListener('abort', end)
      const { isSpoiled, response } = await answer(request).catch((error: unknown) => {
        end()
        throw error
      })
      if (!isSpoiled || !spoiled?.fault.isEndless) end()
      return response
    },
    spoil: (endpoint, fault) => {
      spoiled = { endpoint, fault }
    },
    heal: () => {
      spoiled = undefined
    },
    asked: () => api.requests.map(({ endpoint }) => endpoint),
    waitedMs: () => Math.max(0, ...[...askedAtMs].map(({ ms }) => Date.now() - ms)),
  }
}
