/**
 * The smart sessions of an account: plain data, empty while nobody looks at them.
 *
 * Source  spec R-SESS-06, R-SESS-11, R-SESS-28, R-SESS-33
 */
import type { SmartSession } from '@bowline/api-client'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { SmartSessionPermission } from './request.js'

/** `failed`: the last reading brought nothing, and the list is empty. */
export type SmartSessionsStatus = 'loading' | 'ready' | 'failed'

/** What a wallet has just granted. */
export type GrantedSession = {
  readonly pci: string
  readonly permissions: readonly SmartSessionPermission[]
  readonly expiresAtMs: number
}

/** The sessions, and what is being done with them. */
export type SmartSessionsState = {
  /** Whose they are, on its network. */
  readonly account?: CaipAddress | undefined
  /** Absent before anybody asked. */
  readonly status?: SmartSessionsStatus | undefined
  /** As the service lists them. */
  readonly sessions?: readonly SmartSession[] | undefined
  /** Sessions, or permissions of one, could not be read and are missing. */
  readonly isIncomplete?: boolean | undefined
  /** The session that is being revoked, by its id. */
  readonly revoking?: string | undefined
  /** The last one granted in the embedded wallet; absent until it is active. */
  readonly granted?: GrantedSession | undefined
}
