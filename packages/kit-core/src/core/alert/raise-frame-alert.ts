import type { Kit } from '../../kit.js'
import { showAlert } from './alert.js'
import { FRAME_ALERTS } from './frame-alerts.js'

/** Shows an alert of the embedded wallet. */
export function raiseFrameAlert(kit: Kit, code: keyof typeof FRAME_ALERTS): void {
  showAlert(kit, code, FRAME_ALERTS[code])
}
