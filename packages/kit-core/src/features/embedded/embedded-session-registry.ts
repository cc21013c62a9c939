import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import type { WalletUser } from '../../core/state/wallet-user.js'

/** Who is logged in, by namespace. */
export type EmbeddedUsers = Readonly<Partial<Record<Namespace, WalletUser>>>

/** The embedded wallet's session, and what only it can. */
export interface EmbeddedSession extends PairedSession {
  readonly users: () => EmbeddedUsers
  /** Takes other users in; adapters hear of it. */
  readonly update: (users: EmbeddedUsers) => void
  /** Ends it here alone. */
  readonly drop: () => void
}

const known = perOwner((): { embedded?: EmbeddedSession } => ({}))

/** Notes that a session is the embedded wallet's. */
export function registerEmbeddedSession(session: EmbeddedSession): void {
  known(session).embedded = session
}

/** The embedded wallet's own side of a session; undefined for another wallet's. */
export function getEmbeddedSession(session: PairedSession | undefined): EmbeddedSession | undefined {
  return session && known(session).embedded
}
