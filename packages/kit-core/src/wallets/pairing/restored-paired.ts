import type { Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { StoredConnection } from '../../core/state/keys.js'

/** The namespace to restore. */
export type RestorePairedParams = { namespace: Namespace; stored: StoredConnection; signal: AbortSignal }

/** A restored namespace. */
export type RestoredPaired = { readonly connection: Connection; readonly isMoved: boolean }
