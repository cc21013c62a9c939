/**
 * The kit's services and the nodes of chains, with one endpoint that fails.
 *
 * Out     `fetch` for a kit; the requested endpoints; the duration of pending requests
 */
import { createMockApi, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { chainsInMemory } from './fault-chains.js'
import type { Fault } from './faults.js'

/** Services of which one can fail. */
export type FaultyServices = {
  readonly fetch: typeof globalThis.fetch
  /** Makes an endpoint fail. */
  readonly spoil: (endpoint: MockEndpoint, fault: Fault) => void
  /** Makes all endpoints work. */
  readonly heal: () => void
  /** Requested endpoints, one entry per request. */
  readonly asked: () => readonly MockEndpoint[]
  /** Duration of the oldest pending request in ms; 0 when there is none. */
  readonly waitedMs: () => number
}

/** Creates the services, with nodes of chains if a view uses them. All of them work at first. */
export function createFaultyServices({ hasNodes = false }: { hasNodes?: boolean } = {}): FaultyServices {
  const api = createMockApi(hasNodes ? chainsInMemory() : {})
  let spoiled: { readonly endpoint: MockEndpoint; readonly fault: Fault } | undefined
  const requestedAtMs = new Set<{ readonly ms: number }>()

  const respond = async (request: Request) => {
    const healthy = await getResponse(api.handlers, request.clone())
    if (healthy === undefined) throw new TypeError(`No service responds to ${request.url}`)
    const { pathname } = new URL(request.url)
    const endpoint = api.requests.findLast(({ path }) => path === pathname)?.endpoint
    if (spoiled === undefined || spoiled.endpoint !== endpoint) return { response: healthy, isSpoiled: false }
    return { response: await spoiled.fault.answer(async () => healthy, request.signal), isSpoiled: true }
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const pending = { ms: Date.now() }
      const end = () => requestedAtMs.delete(pending)
      requestedAtMs.add(pending)
      // The caller's signal: an abandoned request does not pass its abort on.
      init?.signal?.addEventListener('abort', end)
      const { isSpoiled, response } = await respond(request).catch((error: unknown) => {
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
    waitedMs: () => Math.max(0, ...[...requestedAtMs].map(({ ms }) => Date.now() - ms)),
  }
}
