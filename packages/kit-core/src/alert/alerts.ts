import type { AlertVariant } from './alert.js'

type AlertText = { readonly shortMessage: string; readonly longMessage: string; readonly variant: AlertVariant }

/** Every alert, by its code. Source: spec R-ALERT-04, 05, 09 to 12. */
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
  'alert/local-configuration-ignored': {
    shortMessage: 'Local configuration ignored',
    longMessage:
      'The remote configuration of the project decides these features, so their local values have no effect:',
    variant: 'warning',
  },
} as const satisfies Readonly<Record<string, AlertText>>

/** Code of an alert. */
export type AlertCode = keyof typeof ALERTS
