/**
 * Alerts for the app's developers. The console logs each one. The modal shows the latest while the option `debug` is on.
 *
 * Source  spec R-ALERT-01 to 03, R-ALERT-18, R-CFG-12
 */

import type { Kit } from '../../kit.js'
import type { AlertText } from './alert-text.js'
import type { AlertCode } from './alerts.js'
import { INITIAL_ALERT_STATE } from './state.js'

/** Logs an alert, and shows it in the modal if `debug` is on. `detail` is appended to the long text. */
export function showAlert({ store, log, config }: Kit, code: AlertCode, text: AlertText, detail = ''): void {
  const { shortMessage, longMessage, variant } = text
  const long = [longMessage, detail].filter(Boolean).join(' ')
  const write = variant === 'error' ? log.error : log.warn
  write(`${shortMessage} (${code}): ${long}`)
  if (config.debug) store.set({ alert: { code, shortMessage, longMessage: long, variant, open: true } })
}

/** Closes the alert in the modal. */
export function closeAlert({ store }: Kit): void {
  store.set({ alert: INITIAL_ALERT_STATE })
}
