/** Renders the onramp views with the mock services, and records opened windows. */
import { currentRoute, selectOnramp } from '@bowline/kit-core'
import { waitFor } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'
import { createSwapService, type SwapService } from './swap-fixture.js'

/** A window that was opened. */
export type OpenedWindow = { href: string; opener: unknown; isClosed: boolean }

type Params = ShowParams & { service?: SwapService; isBlocked?: boolean }

/** Records the windows opened until the test ends. */
export function catchWindows({ isBlocked = false } = {}): readonly OpenedWindow[] {
  const windows: OpenedWindow[] = []
  const openWindow = (href: string, _: string, features: string) => {
    if (isBlocked) return null
    const opened: OpenedWindow = { href, opener: window, isClosed: false }
    windows.push(opened)
    if (features.includes('noopener')) {
      opened.opener = null
      return null
    }
    const page = document.implementation.createHTMLDocument()
    page.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.rel === 'noreferrer') opened.href = target.href
    })
    return Object.assign(opened, {
      document: page,
      close: () => {
        opened.isClosed = true
      },
    })
  }
  Reflect.defineProperty(window, 'open', { configurable: true, writable: true, value: openWindow })
  return windows
}

/** Renders an onramp view with a connected account; by default the providers. */
export async function showOnramp({
  service = createSwapService(),
  isBlocked = false,
  options,
  ...params
}: Params = {}) {
  const windows = catchWindows({ isBlocked })
  const shown = await showView({
    view: 'OnRampProviders',
    connected: true,
    fetch: service.fetch,
    options: { meldPublicKey: 'pk_1', ...options },
    ...params,
  })
  const onramp = () => selectOnramp(shown.kit.getState(), shown.kit.config)
  return {
    ...shown,
    service,
    windows,
    onramp,
    at: () => currentRoute(shown.kit.getState().navigation).view,
    optionsRead: () => waitFor(() => expect(onramp().purchaseCurrencies.length).toBeGreaterThan(0)),
  }
}
