/** Entry script of the login window's part for passkeys and recovery codes. The window loads it when a login needs it. */
import { setLanguage } from '../texts/language.js'
import type { KeyParts } from './keys/key-parts.js'
import { manageKeys } from './keys/manage-keys.js'
import { offerKeys } from './keys/offer-keys.js'
import { logInByPasskey, openHeldWallet } from './keys/open-held-wallet.js'

/** What a login can do with a wallet's keys. */
export type LoginKeys = {
  /** Offers a passkey and a recovery code, then closes the window. */
  offer(): Promise<void>
  /** Opens the wallet of a login that the server holds. */
  open(): Promise<void>
  /** Shows and changes the passkeys and the recovery code, for the account window. */
  manage(options: Parameters<typeof manageKeys>[1]): Promise<void>
  /** Logs in with a passkey alone. `onFail` gets the sentence to show. */
  logIn(onFail: (error: string) => void): Promise<void>
}

/** Creates the key functions of one login. */
export function createLoginKeys(parts: KeyParts): LoginKeys {
  setLanguage(parts.texts.language, parts.texts.texts)
  return {
    offer: () => offerKeys(parts),
    manage: (options) => manageKeys(parts, options),
    open: () => openHeldWallet(parts),
    logIn: (onFail) => logInByPasskey(parts, onFail),
  }
}
