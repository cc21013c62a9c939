/**
 * The fakes of this page. Requests to the services wait here until their fakes stand, so that nothing reaches the
 * network; where a service worker cannot run, the fakes answer inside the page.
 *
 * Everything behind the first request, or the first call of `mockWorld()`, is a chunk of its own.
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

type Wanted = Pick<Settings, 'scenario' | 'account' | 'services' | 'mocks'> & {
  /** Ways to log in that the project of the page has switched on. */
  readonly logins: readonly LoginMethod[]
  /** Real chains stand beside the page. */
  readonly hasLocalChains: boolean
}

let wanted: Wanted = {
  scenario: 'healthy',
  account: 'usual',
  services: {},
  mocks: 'worker',
  logins: [],
  hasLocalChains: false,
}
let isInstalled = false
let making: Promise<MockWorld> | undefined
let standing: Promise<Ready> | undefined

/** Begins to hold the requests to the services. Before a kit is made; nothing is loaded by this. */
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
    // An answer from outside never comes in the turn that asked.
    await new Promise((resolve) => setTimeout(resolve))
    if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

/** The faked services and chains of this page. */
export function mockWorld(): Promise<MockWorld> {
  making ??= import('./mock-environment').then(({ createMockWorld }) =>
    createMockWorld({ situation: wanted, logins: () => wanted.logins, hasLocalChains: wanted.hasLocalChains }),
  )
  return making
}

/** The same, once they answer. */
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
