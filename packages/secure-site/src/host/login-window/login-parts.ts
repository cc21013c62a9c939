import type { KeyParts } from './keys/key-parts.js'
import type { LoginKeys } from './login-keys.js'
import type { LoginOffer } from './login-offer.js'
import type { LoginScreen } from './login-screen.js'
import type { SocialReturn, WindowSocial } from './window-social.js'

/** Dependencies of a login. */
export type LoginParts = Pick<KeyParts, 'api' | 'storage' | 'credentials' | 'now' | 'pause' | 'close'> & {
  readonly offer: LoginOffer
  readonly social: WindowSocial
  readonly screen: LoginScreen
  /** Undefined unless this window comes back from a provider. */
  readonly returned?: SocialReturn | undefined
  readonly navigate: (url: string) => void
  /** Host of this site, which the Farcaster app names. */
  readonly host: string
  /** Loads the code for passkeys and recovery codes. */
  readonly loadKeys: () => Promise<{ readonly createLoginKeys: (parts: KeyParts) => LoginKeys }>
}
