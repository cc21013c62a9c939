import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import type { WalletUser } from '../../core/state/wallet-user.js'

/** The user that is logged in to the embedded wallet, with the accounts of each namespace. */
export type EmbeddedUsers = Readonly<Partial<Record<Namespace, WalletUser>>>

/** The embedded wallet as a paired session, with the methods that only this wallet has. */
export interface EmbeddedSession extends PairedSession {
  readonly users: () => EmbeddedUsers
  /** Replaces the users and notifies the adapters. */
  readonly update: (users: EmbeddedUsers) => void
  /** Ends the session on this page, without a sign-out in the frame. */
  readonly drop: () => void
}

const known = perOwner((): { embedded?: EmbeddedSession } => ({}))

/** Called for each created session, so that `getEmbeddedSession` recognizes it. */
export function registerEmbeddedSession(session: EmbeddedSession): void {
  known(session).embedded = session
}

/** Narrows a paired session to the embedded wallet's; undefined for another wallet. Separate from the code that creates sessions. */
export function getEmbeddedSession(session: PairedSession | undefined): EmbeddedSession | undefined {
  return session && known(session).embedded
}
