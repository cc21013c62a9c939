/** Severity of an alert. */
export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** Texts of an alert: the modal shows the short one, the console logs both. */
export type AlertText = {
  readonly shortMessage: string
  readonly longMessage: string
  readonly variant: AlertVariant
}
