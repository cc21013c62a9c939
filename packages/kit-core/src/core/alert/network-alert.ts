import type { AlertText } from './alert-text.js'

/** The alert for a requested network that is not configured. Source: spec R-ALERT-04. */
export const NETWORK_ALERT = {
  'alert/network-not-found': {
    shortMessage: 'Network Not Found',
    longMessage: 'A requested network is missing in the `networks` option. Add it there.',
    variant: 'error',
  },
} as const satisfies Readonly<Record<string, AlertText>>
