/**
 * Reads the remote document, merges it, and checks the page's origin where a login of the kit's own is on.
 *
 * Source  spec R-CFG-22 to 38, R-CFG-51 to 58
 */
import { getAllowedOrigins, getRemoteConfig } from '@bowline/api-client'
import { raiseAlert } from '../alert/alert.js'
import type { Kit } from '../kit.js'
import { pageOrigin } from '../platform/browser.js'
import { isOriginAllowed } from './allowed-origins.js'
import { mergeRemoteFeatures } from './remote-features.js'

/** Reads and merges the remote features. An unreadable document leaves the local ones in force. */
export async function loadRemoteFeatures(kit: Kit): Promise<void> {
  const { store, config, log } = kit
  store.set((state) => ({ config: { ...state.config, remoteStatus: 'loading' } }))
  const api = await kit.api()
  const document = await getRemoteConfig(api, { signal: kit.lifetime() }).catch((error: unknown) => {
    if (!kit.lifetime().aborted) log.warn('The remote configuration could not be fetched; local values are used', error)
    return undefined
  })
  const { features, overridden } = mergeRemoteFeatures(document, config.localFeatures)
  store.set((state) => ({ config: { ...state.config, remoteFeatures: features, remoteStatus: 'ready' } }))
  if (overridden.length > 0) {
    const names = overridden.map((key) => (key === 'activity' ? '`activity` (alias `history`)' : `\`${key}\``))
    raiseAlert(kit, 'alert/local-configuration-ignored', `${names.join(', ')}.`)
  }
  if (features.email || features.socials) await checkOrigin(kit)
}

async function checkOrigin(kit: Kit): Promise<void> {
  const origin = pageOrigin()
  if (origin === undefined) return
  const { allowedOrigins, isProjectKnown } = await getAllowedOrigins(await kit.api(), { signal: kit.lifetime() })
  if (!isProjectKnown) raiseAlert(kit, 'alert/project-id-not-configured')
  else if (!isOriginAllowed(origin, allowedOrigins)) raiseAlert(kit, 'alert/origin-not-allowed', `Origin: ${origin}`)
}
