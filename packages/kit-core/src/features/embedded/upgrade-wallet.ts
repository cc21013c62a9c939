import { openUrl } from '../../base/browser/open-url.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { getSecureSiteOrigin } from './secure-site.js'

/** Opens the secure site's dashboard in a new tab, where the user can export the wallet. Source: spec R-CONN-64. */
export function upgradeWallet(kit: Kit): void {
  track(kit, { type: 'track', event: 'EMAIL_UPGRADE_FROM_MODAL' })
  openUrl(`${getSecureSiteOrigin(kit)}/dashboard`, '_blank')
}
