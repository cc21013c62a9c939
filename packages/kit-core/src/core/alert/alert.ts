/**
 * Alerts: what the app's owner must know. One at a time; the long text goes to the console, the short one to the modal.
 *
 * Source  spec R-ALERT-01 to 03, R-ALERT-18, R-CFG-12
 */
import type { Kit } from '../../kit.js'
import type { AlertCode } from './alerts.js'

/** How grave an alert is. */
export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** The alert on show. */
export type AlertState = {
  readonly code: AlertCode | undefined
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
  readonly open: boolean
}

/** Nothing on show. */
export const FIRST_ALERT_STATE: AlertState = {
  code: undefined,
  shortMessage: '',
  longMessage: '',
  variant: 'info',
  open: false,
}

/** What an alert says: the short text in the modal, the long one in the console. */
export type AlertText = {
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
}

/** Shows an alert in place of the one before. `detail` completes the long text. */
export function showAlert({ store, log, config }: Kit, code: AlertCode, text: AlertText, detail = ''): void {
  const { shortMessage, longMessage, variant } = text
  const long = [longMessage, detail].filter(Boolean).join(' ')
  const write = variant === 'error' ? log.error : log.warn
  write(`${shortMessage} (${code}): ${long}`)
  if (config.debug) store.set({ alert: { code, shortMessage, longMessage: long, variant, open: true } })
}

/** Closes the alert. */
export function closeAlert({ store }: Kit): void {
  store.set({ alert: FIRST_ALERT_STATE })
}
