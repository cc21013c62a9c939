import type { AlertText } from './alert.js'

/** The alerts that can be raised before anything else is loaded. Source: spec R-ALERT-04, R-ALERT-11. */
export const EARLY_ALERTS = {
  'alert/network-not-found': {
    shortMessage: 'Network Not Found',
    longMessage: 'A network was asked for that is not among the networks of this kit. Add it to the `networks` option.',
    variant: 'error',
  },
  'alert/project-id-not-configured': {
    shortMessage: 'Project ID Not Configured',
    longMessage: 'The `projectId` option is missing, or the service does not know it.',
    variant: 'error',
  },
} as const satisfies Readonly<Record<string, AlertText>>
