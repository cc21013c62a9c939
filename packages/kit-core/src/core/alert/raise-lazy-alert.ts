import type { Kit } from '../../kit.js'
import { showAlert } from './alert.js'
import { LATER_ALERTS, type LaterAlertCode } from './lazy-alerts.js'

/** Shows an alert of what is loaded on demand. `detail` completes the long text. */
export function raiseLazyAlert(kit: Kit, code: LaterAlertCode, detail?: string): void {
  showAlert(kit, code, LATER_ALERTS[code], detail)
}
