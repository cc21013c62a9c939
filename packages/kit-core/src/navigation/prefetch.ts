/**
 * What is fetched before a press, and when.
 *
 * Source  spec R-HOST-09, R-HOST-30, R-MODAL-09, R-CFG-15
 */

import { oncePerOwner } from '../base/async/per-owner.js'
import { isTouchPrimary } from '../base/browser/browser.js'
import type { Prefetch } from '../core/config/options.js'
import type { Kit } from '../kit.js'
import { waitForPaint } from './surface.js'

/**
 * When to prefetch: the app's option. By default the code loads early on touch devices, and at the first intent on
 * others.
 */
export function getPrefetchMode({ config }: Kit): Prefetch {
  return config.prefetch ?? (isTouchPrimary() ? 'code' : 'intent')
}

/**
 * Prefetches the code of the first intent and sends no service request. A failed load is repeated at the first
 * intent.
 */
export async function prefetchCode(kit: Kit): Promise<void> {
  if (!kit.config.projectId) return
  try {
    await kit.code()
  } catch (error) {
    kit.log.debug('The modal could not be prefetched', error)
  }
}

/**
 * Handles an intent: the user is about to use the kit. Fetches what is not loaded yet: remote features, the first
 * wallets and images, the project's analytics setting. Before `start`, it waits for it. Logs failures and never throws.
 * Does nothing without a project id.
 */
export function prefetch(kit: Kit): void {
  if (!kit.config.projectId) return
  if (kit.store.get().lifecycle === 'booting') loadAfterStart(kit)
  else load(kit)
}

const loadAfterStart = oncePerOwner((kit: Kit) => {
  const stop = kit.subscribe(
    ({ lifecycle }) => lifecycle !== 'booting',
    (isStarted) => {
      if (!isStarted) return
      stop()
      load(kit)
    },
  )
})

function load(kit: Kit): void {
  const signal = kit.lifetime()
  const { directory, modal } = kit.store.get()
  // Only an open modal requests a failed directory again, not every pointer that comes near.
  const includeWallets = kit.config.enableWallets && (directory.status !== 'failed' || modal.open)
  // Set before the requesting code has loaded, so that the first view shows wallets as loading from its first frame.
  if (includeWallets && directory.status !== 'ready') setStatus(kit, 'loading')
  // Waits for the first paint, so that on a slow device the requesting code does not delay the first frame.
  waitForPaint(kit)
    .then(kit.code)
    .then(
      ({ loadOnIntent }) => loadOnIntent(kit, signal, includeWallets),
      (error: unknown) => {
        if (includeWallets) setStatus(kit, 'failed')
        kit.log.warn('The modal could not be prefetched', error)
      },
    )
}

function setStatus({ store }: Kit, status: 'loading' | 'failed'): void {
  store.set(({ directory }) => ({ directory: { ...directory, status } }))
}
