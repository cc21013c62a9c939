import type { AccountRow } from '../../account-window/account-screen.js'
import type { FrameStorage } from '../../session/frame-storage.js'
import type { SessionApi } from '../../session/session-api.js'
import type { getCurrent } from '../../texts/language.js'
import type { LoginOffer } from '../login-offer.js'
import type { LoginView } from '../login-screen.js'
import type { CredentialStore } from './passkeys.js'

/** A view of a login or of the account window. Only the latter draws rows. */
export type KeyView = LoginView & { readonly rows?: readonly AccountRow[] }

/** What the views of a wallet's keys use. Those of the login pass them, because their code is loaded apart. */
export type KeyParts = {
  readonly offer: Pick<LoginOffer, 'ticket' | 'handoverKey'>
  readonly api: SessionApi
  /** Shows a view. The signal aborts when another one replaces it. */
  readonly show: (view: KeyView) => AbortSignal
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  readonly storage: FrameStorage
  /** Undefined in a browser without passkeys. */
  readonly credentials: CredentialStore | undefined
  /** Returns epoch milliseconds. */
  readonly now: () => number
  /** Returns what to show of an error of `api`. */
  readonly toText: (error: unknown) => string
  readonly close: () => void
  /** The window's language. */
  readonly texts: ReturnType<typeof getCurrent>
  /** The server has released the login. */
  readonly onReleased: () => void
}
