import type { AlertText } from './alert-text.js'

/** The alerts of the embedded wallet. Source: spec R-ALERT-07, R-ALERT-08. */
export const FRAME_ALERTS = {
  'alert/frame-load-failed': {
    shortMessage: 'Network Error - Could not load embedded wallet',
    longMessage: 'The frame did not load. The policy of the page must allow its origin.',
    variant: 'error',
  },
  'alert/frame-request-timeout': {
    shortMessage: 'Embedded Wallet Request Timed Out',
    longMessage: 'The frame did not respond in time.',
    variant: 'error',
  },
  'alert/frame-preload-failed': {
    shortMessage: 'Couldn’t load the embedded wallet in this installed app',
    longMessage: 'The frame did not load.',
    variant: 'error',
  },
} as const satisfies Readonly<Record<string, AlertText>>
