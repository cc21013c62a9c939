import type { Kit } from '../../kit.js'
import { showAlert } from './alert.js'
import type { LazyAlertCode } from './lazy-alerts.js'

/**
 * Loads an alert's text and shows the alert. These alerts are rare, mostly for a misconfigured app, so their texts are a
 * separate chunk. `detail` is appended to the long text.
 */
export function raiseLazyAlert(kit: Kit, code: LazyAlertCode, detail?: string): void {
  import('./lazy-alerts.js').then(
    ({ LAZY_ALERTS }) => showAlert(kit, code, LAZY_ALERTS[code], detail),
    (error: unknown) => kit.log.error(`The alert ${code} could not be loaded`, error),
  )
}
