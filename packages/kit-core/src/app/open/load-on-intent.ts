/**
 * Starts all requests of an intent at the same time. Each settles separately: a failure is logged and does not affect
 * the others.
 *
 * In      includeWallets  whether to request the directory now
 * Source  spec R-CONN-220, R-MODAL-09, R-CFG-15, R-API-53
 */

import { createDedupe } from '../../base/async/dedupe.js'
import { oncePerOwner } from '../../base/async/per-owner.js'
import { isAnalyticsOn } from '../../core/tracking/analytics.js'
import { loadAnalytics } from '../../core/tracking/load-analytics.js'
import { restoreLoginState } from '../../features/embedded/restore-login-state.js'
import type { Kit } from '../../kit.js'
import { restoreLastWallet } from '../../wallets/list/last-wallet.js'
import { loadDirectory } from '../../wallets/list/load-directory.js'
import { prefetchImages } from '../../wallets/list/prefetch-images.js'
import { loadRemoteFeatures } from './load-remote-features.js'

const once = createDedupe<void>()
const prefetchImagesOnce = oncePerOwner(prefetchImages)

/** Requests everything that is not loaded yet. State listeners are notified once. */
export function loadOnIntent(kit: Kit, signal: AbortSignal, includeWallets: boolean): void {
  kit.store.batch(() => startRequests(kit, signal, includeWallets))
}

function startRequests(kit: Kit, signal: AbortSignal, includeWallets: boolean): void {
  const run = (what: string, task: Promise<void>) => {
    task.catch((error: unknown) => {
      if (!signal.aborted) kit.log.warn(`${what} could not be loaded`, error)
    })
  }
  run(
    'The remote features',
    once(kit, () => loadRemoteFeatures(kit, signal), 'features'),
  )
  if (kit.config.endpoints.explorer !== undefined) prefetchImagesOnce(kit)
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

async function loadWallets(kit: Kit, signal: AbortSignal): Promise<void> {
  try {
    await loadDirectory(kit, signal)
  } catch (error) {
    kit.store.set(({ directory }) => ({ directory: { ...directory, status: 'failed' } }))
    throw error
  }
}
