/**
 * Stores and clears how the user logged in to the embedded wallet.
 *
 * Source  spec R-FRAME-45 to 48, R-FRAME-53, R-CONN-53, R-STORE-10, R-STORE-11
 */
import type { SocialProvider } from '../../core/config/features.js'
import type { Kit } from '../../kit.js'
import {
  AUTH_EMAIL_KEY,
  CONNECTED_SOCIAL_KEY,
  LAST_USED_NETWORK_KEY,
  LOGIN_USED_KEY,
  SESSION_TOKEN_KEY,
  SMART_ACCOUNT_NETWORKS_KEY,
  SOCIAL_USER_NAME_KEY,
} from './embedded-storage-keys.js'
import { rememberEmail } from './used-emails.js'

/** How the user logged in. */
export type LoginData = {
  readonly email?: string | null | undefined
  readonly social?: SocialProvider | undefined
  readonly userName?: string | undefined
}

/** Whether the storage says that a user is logged in to the embedded wallet. The frame may have logged the user out since. */
export function isLoginUsed({ storage }: Kit): boolean {
  return storage.get(LOGIN_USED_KEY) !== undefined
}

/** Stores a login, or its new email. Does not end the pause between two login emails (R-CONN-56). */
export function rememberLogin(kit: Kit, { email, social, userName }: LoginData): void {
  const { storage } = kit
  storage.set(LOGIN_USED_KEY, 'yes')
  if (email) storage.set(AUTH_EMAIL_KEY, email)
  if (social) storage.set(CONNECTED_SOCIAL_KEY, social)
  else storage.remove(CONNECTED_SOCIAL_KEY)
  if (userName) storage.set(SOCIAL_USER_NAME_KEY, userName)
  if (email && !social) rememberEmail(kit, email)
}

/** Clears the stored login. Keeps the emails suggested in the email field and the preferred account types. */
export function forgetLogin({ storage }: Kit): void {
  for (const key of [
    LOGIN_USED_KEY,
    AUTH_EMAIL_KEY,
    SOCIAL_USER_NAME_KEY,
    LAST_USED_NETWORK_KEY,
    CONNECTED_SOCIAL_KEY,
    SMART_ACCOUNT_NETWORKS_KEY,
    SESSION_TOKEN_KEY,
  ]) {
    storage.remove(key)
  }
}
