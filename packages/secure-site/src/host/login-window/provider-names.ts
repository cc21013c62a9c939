import type { SocialProviderName } from '../session/frame-session.js'

/** Names of the login providers, as they write them. */
export const PROVIDER_NAMES: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}
