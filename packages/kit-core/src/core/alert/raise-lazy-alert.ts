import type { Kit } from '../../kit.js'
import { showAlert } from './alert.js'
import type { LaterAlertCode } from './lazy-alerts.js'

/** Shows an alert whose text is loaded for it: only an app that is set up wrongly needs one. `detail` completes the long text. */
export function raiseLazyAlert(kit: Kit, code: LaterAlertCode, detail?: string): void {
  import('./lazy-alerts.js').then(
    ({ LATER_ALERTS }) => showAlert(kit, code, LATER_ALERTS[code], detail),
    (error: unknown) => kit.log.error(`The alert ${code} could not be loaded`, error),
  )
}
