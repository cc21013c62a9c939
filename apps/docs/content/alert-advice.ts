import type { AlertCode } from '@bowline/kit-core'

/** What to do about each alert. */
export const ALERT_ADVICE: { readonly [Code in AlertCode]: string } = {
  'alert/network-not-found': 'The id that was asked for is at the end of the logged text.',
  'alert/origin-not-allowed':
    'Add the origin, scheme and port included, to the allowed origins of your project. The relay may have said so, or the explorer.',
  'alert/project-id-not-configured':
    'Pass the id of your project to `createKit` and check that it is spelled as given.',
  'alert/invalid-project-id':
    'The relay turned the project away. Compare the option with the id that your project has.',
  'alert/session-expired': 'The clock of the visitor’s device is behind. Nothing is wrong with your app.',
  'alert/local-configuration-ignored':
    'Remove the named features from the `features` option, or give them no value in the remote configuration.',
}
