import type { AlertVariant } from './alert-text.js'
import type { AlertCode } from './alerts.js'

/** The alert that is shown. */
export type AlertState = {
  readonly code: AlertCode | undefined
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
  readonly open: boolean
}

export const INITIAL_ALERT_STATE: AlertState = {
  code: undefined,
  shortMessage: '',
  longMessage: '',
  variant: 'info',
  open: false,
}
