/** A kit whose user has logged in to the embedded wallet, with mocked services and fake timers. */
import { createMockApi, type MockApiOptions, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { open, push } from '../src/actions.js'
import { selectAccount, selectName, selectNameStatus } from '../src/index.js'
import { type EmbeddedBenchParams, logIn, turn, until } from './embedded-fixture.js'

/** Functions that fake timers leave real. */
const OWN_PACE = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setInterval', 'clearInterval'] as const),
]

type Params = EmbeddedBenchParams & { readonly api?: MockApiOptions }

/** Runs everything that needs no timer. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) await turn()
}

/** Advances the clock and runs what that triggers. */
export async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms)
  await settle()
}

export async function setUpNames({ api: apiOptions, ...params }: Params = {}) {
  const api = createMockApi(apiOptions)
  const gates = new Map<string, Promise<void>>()
  const lost = new Set<MockEndpoint>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    for (const [part, gate] of gates) if (request.url.includes(part)) await gate
    const response = await getResponse(api.handlers, request)
    if (lost.has(api.requests.at(-1)?.endpoint ?? 'history')) throw new TypeError('fetch failed')
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  const bench = await logIn({ fetch, ...params })
  jest.useFakeTimers({ doNotFake: OWN_PACE, now: Date.now() })
  const { kit } = bench
  const state = () => kit.getState()
  return {
    ...bench,
    api,
    form: () => selectName(state()),
    status: () => selectNameStatus(state()),
    account: () => selectAccount(state(), 'eip155'),
    views: () => state().navigation.history.map(({ view }) => view),
    /** Opens the form as a user does. */
    openForm: async () => {
      void open(kit)
      await until(() => state().modal.open)
      for (const view of ['AccountSettings', 'ChooseAccountName', 'RegisterAccountName'] as const) push(kit, { view })
    },
    /** Requests to an endpoint. */
    sent: (endpoint: MockEndpoint) => api.requests.filter((request) => request.endpoint === endpoint),
    /** The service executes requests to this endpoint, but its responses are lost. */
    loseResponses: (endpoint: MockEndpoint) => lost.add(endpoint),
    /** Holds requests whose URL contains this text until they are released. */
    hold(part: string) {
      let release = () => {}
      gates.set(
        part,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        gates.delete(part)
        release()
      }
    },
  }
}
