/** A kit with connected accounts and mocked services. */
import { setImmediate } from 'node:timers'
import { createMockApi, type MockApiOptions, type MockEndpoint } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { connect, ready, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { polygon } from '../src/base/networks/polygon.js'
import {
  type AdapterDescriptor,
  type KitOptions,
  type KitStorage,
  type Namespace,
  selectAccount,
} from '../src/index.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../src/testing/index.js'

type Params = MockApiOptions & {
  readonly options?: Partial<KitOptions>
  readonly adapters?: readonly AdapterDescriptor[]
  /** Namespaces with a connected wallet. */
  readonly namespaces?: readonly Namespace[]
  readonly storage?: KitStorage
  /** False: does not wait for start-up, and connects nothing. */
  readonly isAwaited?: boolean
}

/** Requests about an account. The supported chains are requested once per page and not counted. */
const COUNTED: readonly MockEndpoint[] = ['balances', 'identity', 'name-reverse', 'history']

/** Functions that stay real while the date is fake. */
const ALL_BUT_DATE = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
]

/** Stops the date. The returned function advances it. */
export function stopClock(): (ms: number) => void {
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ALL_BUT_DATE })
  return (ms) => void jest.setSystemTime(Date.now() + ms)
}

/** Waits until all started work has finished. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export async function setUpAccount({
  options,
  adapters,
  namespaces = ['eip155'],
  storage = createMemoryStorage(),
  isAwaited = true,
  ...ofApi
}: Params = {}) {
  const api = createMockApi(ofApi)
  const gates = new Map<string, Promise<void>>()
  const own = new Map<string, () => Response | Promise<Response>>()
  const answer: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    for (const [part, gate] of gates) if (pathname.includes(part)) await gate
    for (const [part, respond] of own) if (pathname.includes(part)) return respond()
    const response = await getResponse(api.handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
  const adapter = mockAdapter()
  const { kit, log } = createTestKit({
    adapters: adapters ?? [adapter],
    options: { networks: [mainnet, polygon, sepolia], ...options },
    storage,
    fetch: answer,
  })
  const stop = start(kit)
  stops.push(stop)
  if (isAwaited) await ready(kit)
  for (const namespace of isAwaited ? namespaces : []) await connect(kit, { connectorId: `test.wallet.${namespace}` })
  await settled()

  /** Holds requests whose path contains this text until they are released, except those sent after `letLater`. */
  const hold = (part: string) => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    gates.set(part, gate)
    const letLater = () => gates.delete(part)
    const release = () => {
      letLater()
      open()
    }
    return { letLater, release }
  }
  return {
    api,
    kit,
    log,
    storage,
    stop,
    hold,
    wallet: adapter.controls,
    respondAt: (part: string, respond: () => Response | Promise<Response>) => own.set(part, respond),
    account: (namespace?: Namespace) => selectAccount(kit.getState(), namespace),
    asked: () => api.requests.map(({ endpoint }) => endpoint).filter((endpoint) => COUNTED.includes(endpoint)),
    queries: (endpoint: MockEndpoint) =>
      api.requests.filter((request) => request.endpoint === endpoint).map(({ query }) => query),
    toast: () => kit.getState().toast,
    errors: () => log.entries.filter(({ level }) => level !== 'debug'),
  }
}

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})
