/**
 * The mocks of this page. Requests to the services wait until the mocks are ready, so that nothing reaches the
 * network; where a service worker cannot run, the mocks respond inside the page.
 *
 * The code for the first request, or the first call of `mockWorld()`, is a separate chunk.
 */
import type { LoginMethod } from '@bowline/api-client/mocks'
import { NODE_URLS } from '../settings/networks'
import { SERVICES } from '../settings/services'
import type { Settings } from '../settings/settings'
import type { MockWorld } from './mock-environment'

type Ready = MockWorld & { readonly way: 'worker' | 'page' }

const FAKED_ORIGINS: ReadonlySet<string> = new Set(
  [...Object.values(SERVICES), ...NODE_URLS].map((url) => new URL(url).origin),
)

type Wanted = Pick<Settings, 'scenario' | 'account' | 'services' | 'mocks' | 'sample'> & {
  /** Login methods that the project of the page has turned on. */
  readonly logins: readonly LoginMethod[]
  /** Real local chains run next to the page. */
  readonly hasLocalChains: boolean
}

let wanted: Wanted = {
  scenario: 'healthy',
  account: 'usual',
  services: {},
  mocks: 'worker',
  sample: false,
  logins: [],
  hasLocalChains: false,
}
let isInstalled = false
let making: Promise<MockWorld> | undefined
let standing: Promise<Ready> | undefined

/** Starts to hold requests to the services. Call it before a kit is created; it loads nothing. */
export function installPageMocks(settings: Wanted): void {
  wanted = settings
  if (isInstalled || typeof window === 'undefined') return
  isInstalled = true
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input
    if (!FAKED_ORIGINS.has(new URL(url, window.location.href).origin)) return ask(input, init)
    const { api, way } = await pageMocks()
    if (way === 'worker') return ask(input, init)
    const { getResponse } = await import('msw')
    const response = await getResponse(api.handlers, new Request(input, init))
    // A network response never comes in the same turn as its request.
    await new Promise((resolve) => setTimeout(resolve))
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

/** The mock services and chains of this page. */
export function mockWorld(): Promise<MockWorld> {
  making ??= import('./mock-environment').then(({ createMockWorld }) =>
    createMockWorld({
      situation: wanted,
      isSample: wanted.sample,
      logins: () => wanted.logins,
      hasLocalChains: wanted.hasLocalChains,
    }),
  )
  return making
}

/** The same, once they respond. */
export function pageMocks(): Promise<Ready> {
  standing ??= stand()
  return standing
}

async function stand(): Promise<Ready> {
  const world = await mockWorld()
  if (wanted.mocks === 'page') return { ...world, way: 'page' }
  const { startWorker } = await import('./start-worker')
  return { ...world, way: (await startWorker(world.api.handlers)) ? 'worker' : 'page' }
}
