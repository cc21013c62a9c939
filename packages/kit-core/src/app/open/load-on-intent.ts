/**
 * Starts all requests of an intent at the same time. Each settles separately: a failure is logged and does not affect
 * the others.
 *
 * In      includeWallets  whether to request the directory now
 * Source  spec R-CONN-220, R-MODAL-09, R-CFG-15, R-API-53
 */

import { createDedupe } from '../../base/async/dedupe.js'
import { isAnalyticsOn } from '../../core/tracking/analytics.js'
import { loadAnalytics } from '../../core/tracking/load-analytics.js'
import { restoreLoginState } from '../../features/embedded/restore-login-state.js'
import type { Kit } from '../../kit.js'
import { restoreLastWallet } from '../../wallets/list/last-wallet.js'
import { loadRemoteFeatures } from './load-remote-features.js'

const once = createDedupe<void>()

/** Requests everything that is not loaded yet. */
export function loadOnIntent(kit: Kit, signal: AbortSignal, includeWallets: boolean): void {
  const run = (what: string, task: Promise<void>) => {
    task.catch((error: unknown) => {
      if (!signal.aborted) kit.log.warn(`${what} could not be loaded`, error)
    })
  }
  run(
    'The remote features',
    once(kit, () => loadRemoteFeatures(kit, signal), 'features'),
  )
  if (kit.config.endpoints.explorer !== undefined) {
    run(
      'The images',
      once(kit, () => loadImages(kit), 'images'),
    )
  }
  restoreLoginState(kit)
  restoreLastWallet(kit)
  if (includeWallets) run('The wallets', loadWallets(kit, signal))
  if (isAnalyticsOn(kit)) {
    run(
      'The analytics switch',
      once(kit, () => loadAnalytics(kit, signal), 'analytics'),
    )
  }
}

/** The directory's code is a separate file that includes the wallets the kit knows. */
async function loadWallets(kit: Kit, signal: AbortSignal): Promise<void> {
  try {
    const { loadDirectory } = await import('../../wallets/list/load-directory.js')
    await loadDirectory(kit, signal)
  } catch (error) {
    kit.store.set(({ directory }) => ({ directory: { ...directory, status: 'failed' } }))
    throw error
  }
}

async function loadImages(kit: Kit): Promise<void> {
  const { prefetchImages } = await import('../../wallets/list/prefetch-images.js')
  prefetchImages(kit)
}
