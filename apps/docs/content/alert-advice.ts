import type { AlertCode } from '@bowline/kit-core'

/** What to do about each alert. */
export const ALERT_ADVICE: { readonly [Code in AlertCode]: string } = {
  'alert/network-not-found': 'The requested id is at the end of the logged text.',
  'alert/origin-not-allowed':
    'Add the origin, scheme and port included, to the allowed origins of your project. The relay or the explorer rejected it.',
  'alert/project-id-not-configured': 'Pass the id of your project to `createKit` and check its spelling.',
  'alert/invalid-project-id': 'The relay rejected the project. Compare the option with the id of your project.',
  'alert/unverified-domain':
    'Add the origin of the page to the allowed origins of your project at the secure site of the embedded wallet.',
  'alert/frame-load-failed':
    'Allow the secure site in `frame-src` of your Content Security Policy, and check `endpoints.secureSite`. The user may be offline.',
  'alert/frame-request-timeout': 'The secure site or its server is slow. The user can try again without a reload.',
  'alert/frame-preload-failed':
    'An installed web app preloads the embedded wallet. Loading is tried again when a login needs it.',
  'alert/session-expired': 'The clock of the user’s device is behind. Nothing is wrong with your app.',
  'alert/incorrect-amount':
    'Nothing is wrong with your app: no provider offers the requested swap, most often because of its amount.',
  'alert/local-configuration-ignored':
    'Remove the named features from the `features` option, or give them no value in the remote configuration.',
}
