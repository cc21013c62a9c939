import { getRemoteConfig } from '@bowline/api-client'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import { getAvailableFeatures } from '../../core/config/available-features.js'
import { mergeRemoteFeatures } from '../../core/config/remote-features.js'
import type { Kit } from '../../kit.js'
import { waitForPaint } from '../../navigation/surface.js'

/**
 * Fetches the remote configuration and merges it into the features; without one, the local features count. Then checks
 * the page's origin if an email or social login is on. Throws when aborted.
 *
 * Source  spec R-CFG-22 to 38, R-CFG-51 to 58
 */
export async function loadRemoteFeatures(kit: Kit, signal: AbortSignal): Promise<void> {
  const { store, log } = kit
  store.set((state) => ({ config: { ...state.config, remoteStatus: 'loading' } }))
  const document = await readDocument(kit, signal).catch((error: unknown) => {
    if (!signal.aborted) log.warn('The remote configuration could not be fetched; local values are used', error)
    return undefined
  })
  if (signal.aborted) {
    store.set((state) => ({ config: { ...state.config, remoteStatus: 'idle' } }))
    throw new RequestAbortedError(signal.reason)
  }
  await waitForPaint(kit)
  const { localFeatures } = store.get().config
  const { features, overridden } = mergeRemoteFeatures(document, localFeatures)
  const remoteFeatures = getAvailableFeatures(kit.config, features)
  store.set((state) => ({
    config: { ...state.config, remoteFeatures, remoteDocument: document, remoteStatus: 'ready' },
  }))
  if (overridden.length > 0) {
    const names = overridden.map((key) => (key === 'activity' ? '`activity` (alias `history`)' : `\`${key}\``))
    raiseLazyAlert(kit, 'alert/local-configuration-ignored', `${names.join(', ')}.`)
  }
  if (remoteFeatures.email || remoteFeatures.socials) {
    const { checkOrigin } = await import('./check-origin.js')
    await checkOrigin(kit, signal)
  }
}

/** Undefined for an app without an explorer service: its local features apply. */
async function readDocument(kit: Kit, signal: AbortSignal) {
  return kit.config.endpoints.explorer === undefined ? undefined : getRemoteConfig(await kit.api(), { signal })
}
