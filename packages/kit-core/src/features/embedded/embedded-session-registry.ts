import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import type { WalletUser } from '../../core/state/wallet-user.js'

/** Logged-in user per namespace. */
export type EmbeddedUsers = Readonly<Partial<Record<Namespace, WalletUser>>>

/** Session of the embedded wallet, with the methods that only this wallet has. */
export interface EmbeddedSession extends PairedSession {
  readonly users: () => EmbeddedUsers
  /** Replaces the users and notifies the adapters. */
  readonly update: (users: EmbeddedUsers) => void
  /** Ends the session on this page, without a sign-out in the frame. */
  readonly drop: () => void
}

const known = perOwner((): { embedded?: EmbeddedSession } => ({}))

/** Registers a session as the embedded wallet's. */
export function registerEmbeddedSession(session: EmbeddedSession): void {
  known(session).embedded = session
}

/** The session as an `EmbeddedSession`; undefined for the session of another wallet. */
export function getEmbeddedSession(session: PairedSession | undefined): EmbeddedSession | undefined {
  return session && known(session).embedded
}
