import { getAllowedOrigins } from '@bowline/api-client'
import { getPageOrigin } from '../../base/browser/browser.js'
import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import { isOriginAllowed } from '../../core/config/allowed-origins.js'
import type { Kit } from '../../kit.js'

/**
 * Raises an alert when the explorer does not know the project or does not allow it on this page. Does nothing without
 * an explorer. Source: spec R-CFG-51 to 58.
 */
export async function checkOrigin(kit: Kit, signal: AbortSignal): Promise<void> {
  const origin = getPageOrigin()
  if (origin === undefined || kit.config.endpoints.explorer === undefined) return
  const { allowedOrigins, isProjectKnown } = await getAllowedOrigins(await kit.api(), { signal })
  if (!isProjectKnown) raiseLazyAlert(kit, 'alert/project-id-not-configured')
  else if (!isOriginAllowed(origin, allowedOrigins))
    raiseLazyAlert(kit, 'alert/origin-not-allowed', `Origin: ${origin}`)
}
