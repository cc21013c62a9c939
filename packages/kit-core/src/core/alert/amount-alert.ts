import type { AlertText } from './alert-text.js'

/** The alert for a swap that has no quote. Source: spec R-ALERT-13. */
export const AMOUNT_ALERT = {
  'alert/incorrect-amount': {
    shortMessage: 'Incorrect amount',
    longMessage: 'Enter a valid amount',
    variant: 'error',
  },
} as const satisfies Readonly<Record<string, AlertText>>
