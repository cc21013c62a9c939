import { basename } from 'node:path'
import { drawCount } from '@bowline/jest-preset/draw-count'
import {
  type Kit,
  type KitOptions,
  type KitStorage,
  type PairingTransport,
  type RouteData,
  VIEWS,
  type ViewName,
} from '@bowline/kit-core'
import { connect, ready, reset } from '@bowline/kit-core/actions'
import { mainnet, optimism, polygon } from '@bowline/kit-core/networks'
import { createTestKit, type MockAdapterDescriptor, mockAdapter, type TestKitParams } from '@bowline/kit-core/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { KitProvider } from '../../src/index.js'
import { loadModal } from '../../src/modal/load-modal.js'
import { loadView } from '../../src/modal/views.js'
import { loadLoginSections } from '../../src/views/connect/connect/login-section-loader.js'
import { findAccessibilityViolations } from '../page/accessibility.js'
import '../page/page-rules.js'

export type ShowParams = {
  adapter?: MockAdapterDescriptor
  others?: readonly MockAdapterDescriptor[]
  /** Renders without any adapter. */
  isBare?: boolean
  options?: Partial<KitOptions>
  view?: ViewName
  data?: RouteData
  /** Responds to the kit's requests; without it, each fails as if offline. */
  fetch?: typeof globalThis.fetch
  /** Wallets known without a directory service; none when absent. */
  wallets?: TestKitParams['wallets']
  /** Transport for pairings. */
  pairingTransport?: PairingTransport
  /** Channel to the embedded wallet. */
  frame?: TestKitParams['frame']
  /** Storage of an earlier page. */
  storage?: KitStorage
  /** Connects Test Wallet before the view is rendered. */
  connected?: boolean
  before?: (kit: Kit) => void | Promise<void>
  locale?: string
  theme?: 'dark' | 'light'
  advanceTimers?: (ms: number) => void
}

const BOTH = ['dark', 'light'] as const
const isOdd = basename(expect.getState().testPath ?? '').length % 2 === 1

/**
 * Themes of the checks that a theme cannot change, since jsdom resolves no colors: `npm test` takes one of them, by the name of the
 * file, and the full run both.
 */
export const THEMES = drawCount<readonly ('dark' | 'light')[]>({ usual: [BOTH[isOdd ? 0 : 1]], full: BOTH })

/**
 * A test that only the full run has: accessibility checks of views that the browser tests of every change check too, with their
 * real styles.
 */
export const fullTest = drawCount({ usual: test.skip, full: test })

/** Renders the modal at a view in strict mode, with a started kit and a wallet in memory. */
export async function showView({
  adapter = mockAdapter(),
  others = [],
  isBare = false,
  options = {},
  view = 'Connect',
  data = {},
  connected = false,
  before,
  fetch,
  wallets,
  pairingTransport,
  frame,
  storage,
  locale = 'en',
  theme = 'dark',
  advanceTimers,
}: ShowParams = {}) {
  const { kit, log, requests } = createTestKit({
    adapters: isBare ? [] : [adapter, ...others],
    fetch,
    wallets,
    pairingTransport,
    frame,
    storage,
    options: { networks: [mainnet, optimism, polygon], themeMode: theme, ...options },
  })
  const events: string[] = []
  kit.listeners.add(({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))

  await loadModal(kit, locale)
  await Promise.all([loadLoginSections(kit, locale), ...VIEWS.map((name) => loadView(name, locale))])
  const shown = render(
    <StrictMode>
      <KitProvider kit={kit} locale={locale}>
        <main>
          <button type="button">The app</button>
        </main>
      </KitProvider>
    </StrictMode>,
  )
  await act(() => ready(kit))
  if (connected) await act(() => connect(kit, { connectorId: `test.wallet.${adapter.namespace}` }))
  await act(async () => {
    await before?.(kit)
    kit.store.set(({ modal }) => ({ modal: { ...modal, open: true } }))
    reset(kit, { view, data })
  })
  await screen.findByRole('dialog')
  const user = userEvent.setup(advanceTimers === undefined ? {} : { advanceTimers })
  return {
    ...shown,
    kit,
    log,
    requests,
    user,
    events,
    controls: adapter.controls,
    dialog: () => screen.queryByRole('dialog'),
  }
}

/** Violations that an accessibility check finds on the page. */
export async function violations(): Promise<readonly string[]> {
  return act(findAccessibilityViolations)
}
