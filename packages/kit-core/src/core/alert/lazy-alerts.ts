import type { AlertText } from './alert-text.js'

/**
 * Alerts whose texts `raiseLazyAlert` loads on demand. Source: spec R-ALERT-05, R-ALERT-06, R-ALERT-09 to R-ALERT-12,
 * R-CONN-76.
 */
export const LAZY_ALERTS = {
  'alert/project-id-not-configured': {
    shortMessage: 'Project ID Not Configured',
    longMessage: 'The `projectId` option is missing, or the service does not know it.',
    variant: 'error',
  },
  'alert/origin-not-allowed': {
    shortMessage: 'Invalid App Configuration',
    longMessage: 'The origin of this page is not among the allowed origins of the project.',
    variant: 'error',
  },
  'alert/invalid-project-id': {
    shortMessage: 'Invalid Project ID',
    longMessage: 'The service rejected the `projectId` option. Check it against the id of your project.',
    variant: 'error',
  },
  'alert/unverified-domain': {
    shortMessage: 'Invalid App Configuration',
    longMessage: 'The origin of this page is not among the allowed origins of the embedded wallet.',
    variant: 'error',
  },
  'alert/session-expired': {
    shortMessage: 'Session Expired',
    longMessage: 'The service says the session is invalid. Check this device’s time settings, then connect again.',
    variant: 'error',
  },
  'alert/local-configuration-ignored': {
    shortMessage: 'Local configuration ignored',
    longMessage:
      'The remote configuration of the project decides these features, so their local values have no effect:',
    variant: 'warning',
  },
} as const satisfies Readonly<Record<string, AlertText>>

/** Code of a lazily loaded alert. */
export type LazyAlertCode = keyof typeof LAZY_ALERTS
