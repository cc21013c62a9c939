/** A kit whose user buys with fiat, with mocked services, in a page that records opened windows. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import { onEvent, open, watchOnramp } from '../src/actions.js'
import { mainnet } from '../src/base/networks/ethereum.js'
import { polygon } from '../src/base/networks/polygon.js'
import { solana } from '../src/base/networks/solana.js'
import { currentRoute, selectOnramp, selectOnrampPhase, type TrackingEvent } from '../src/index.js'
import { mockAdapter } from '../src/testing/index.js'
import { setUpAccount } from './account-fixture.js'
import { OWN_PACE, settled } from './swap-fixture.js'

/** A window that was opened. */
export type OpenedWindow = {
  readonly href: string
  readonly features: string
  opener: unknown
  went: string | undefined
  isClosed: boolean
}

type Params = Parameters<typeof setUpAccount>[0] & {
  /** False: the view of the providers is not open yet. */
  readonly isOpen?: boolean
  /** True: another page that shares the clock of the previous one. */
  readonly isNext?: boolean
  /** True: the browser blocks windows. */
  readonly isBlocked?: boolean
}

export async function setUpOnramp({
  isOpen = true,
  isBlocked = false,
  isNext = false,
  options,
  ...params
}: Params = {}) {
  const evm = mockAdapter()
  const bench = await setUpAccount({
    adapters: [evm, mockAdapter({ namespace: 'solana' }), mockAdapter({ namespace: 'bip122' })],
    options: { networks: [mainnet, polygon, solana], meldPublicKey: 'pk_1', ...options },
    ...params,
  })
  if (!isNext) jest.useFakeTimers({ doNotFake: OWN_PACE, now: Date.now() })
  const { kit, api } = bench
  const windows: OpenedWindow[] = []
  const openWindow = (href: string, _: string, features: string) => {
    const opened: OpenedWindow = { href, features, opener: 'this page', went: undefined, isClosed: false }
    if (isBlocked) return null
    windows.push(opened)
    if (features.includes('noopener')) return null
    const page = document.implementation.createHTMLDocument()
    page.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.rel === 'noreferrer') opened.went = target.href
    })
    return Object.assign(opened, {
      document: page,
      close: () => {
        opened.isClosed = true
      },
    })
  }
  if (typeof window !== 'undefined') Reflect.defineProperty(window, 'open', { configurable: true, value: openWindow })
  const events: TrackingEvent[] = []
  onEvent(kit, (event) => events.push(event))
  const stop = { follow: () => {} }
  const show = async () => {
    await open(kit, { view: 'OnRampProviders' })
    stop.follow = watchOnramp(kit)
    await settled()
  }
  if (isOpen) await show()
  return {
    ...bench,
    evm: evm.controls,
    windows,
    show,
    unfollow: () => stop.follow(),
    onramp: () => selectOnramp(kit.getState(), kit.config),
    phase: () => selectOnrampPhase(kit.getState()),
    tracked: (name: TrackingEvent['event']) => events.filter(({ event }) => event === name),
    view: () => currentRoute(kit.getState().navigation).view,
    views: () => kit.getState().navigation.history.map(({ view }) => view),
    /** The body or the parameters of requests to an endpoint. */
    sent: (endpoint: MockEndpoint) =>
      api.requests
        .filter((request) => request.endpoint === endpoint)
        .map(({ query, body }): Record<string, unknown> => (body === '' ? query : JSON.parse(body))),
  }
}
