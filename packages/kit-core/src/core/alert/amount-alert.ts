import type { AlertText } from './alert.js'

/** The alert of a swap that no quote can be had for. Source: spec R-ALERT-13. */
export const AMOUNT_ALERT = {
  'alert/incorrect-amount': {
    shortMessage: 'Incorrect amount',
    longMessage: 'Enter a valid amount',
    variant: 'error',
  },
} as const satisfies Readonly<Record<string, AlertText>>
