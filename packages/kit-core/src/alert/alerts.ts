import type { AlertVariant } from './alert.js'

type AlertText = { readonly shortMessage: string; readonly longMessage: string; readonly variant: AlertVariant }

/** Every alert, by its code. Source: spec R-ALERT-04 to 13, R-CONN-76. */
export const ALERTS = {
  'alert/network-not-found': {
    shortMessage: 'Network Not Found',
    longMessage: 'A network was asked for that is not among the networks of this kit. Add it to the `networks` option.',
    variant: 'error',
  },
  'alert/origin-not-allowed': {
    shortMessage: 'Invalid App Configuration',
    longMessage: 'The origin of this page is not among the allowed origins of the project.',
    variant: 'error',
  },
  'alert/project-id-not-configured': {
    shortMessage: 'Project ID Not Configured',
    longMessage: 'The `projectId` option is missing, or the service does not know it.',
    variant: 'error',
  },
  'alert/invalid-project-id': {
    shortMessage: 'Invalid Project ID',
    longMessage: 'The service refuses the `projectId` option. Check it against the id of your project.',
    variant: 'error',
  },
  'alert/session-expired': {
    shortMessage: 'Session Expired',
    longMessage:
      'The service takes the session for invalid. Check the time settings of this device, then connect again.',
    variant: 'error',
  },
  'alert/unverified-domain': {
    shortMessage: 'Invalid App Configuration',
    longMessage: 'The origin of this page is not among the allowed origins of the embedded wallet.',
    variant: 'error',
  },
  'alert/frame-load-failed': {
    shortMessage: 'Network Error - Could not load embedded wallet',
    longMessage: 'The frame did not load. The policy of the page must allow its origin.',
    variant: 'error',
  },
  'alert/frame-request-timeout': {
    shortMessage: 'Embedded Wallet Request Timed Out',
    longMessage: 'The frame did not answer in time.',
    variant: 'error',
  },
  'alert/frame-preload-failed': {
    shortMessage: 'Error loading embedded wallet in PWA',
    longMessage: 'The frame did not load.',
    variant: 'error',
  },
  'alert/incorrect-amount': {
    shortMessage: 'Incorrect amount',
    longMessage: 'Please enter a valid amount',
    variant: 'error',
  },
  'alert/local-configuration-ignored': {
    shortMessage: 'Local configuration ignored',
    longMessage:
      'The remote configuration of the project decides these features, so their local values have no effect:',
    variant: 'warning',
  },
} as const satisfies Readonly<Record<string, AlertText>>

/** Code of an alert. */
export type AlertCode = keyof typeof ALERTS
