/**
 * Alerts for the app's developers. The console logs each one. The modal shows the latest while the option `debug` is on.
 *
 * Source  spec R-ALERT-01 to 03, R-ALERT-18, R-CFG-12
 */
import type { Kit } from '../../kit.js'
import type { AlertCode } from './alerts.js'

/** Severity of an alert. */
export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** The alert that is shown. */
export type AlertState = {
  readonly code: AlertCode | undefined
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
  readonly open: boolean
}

export const FIRST_ALERT_STATE: AlertState = {
  code: undefined,
  shortMessage: '',
  longMessage: '',
  variant: 'info',
  open: false,
}

/** Texts of an alert: the modal shows the short one, the console logs both. */
export type AlertText = {
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
}

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
  store.set({ alert: FIRST_ALERT_STATE })
}
