/**
 * State of an account's smart sessions; empty until they are fetched or one is granted.
 *
 * Source  spec R-SESS-06, R-SESS-11, R-SESS-28, R-SESS-33
 */
import type { SmartSession } from '@bowline/api-client'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { SmartSessionPermission } from './request.js'

/** Status of the list. `failed`: the last request failed, and the list is empty. */
export type SmartSessionsStatus = 'loading' | 'ready' | 'failed'

/** A session that the wallet has just granted. */
export type GrantedSession = {
  readonly pci: string
  readonly permissions: readonly SmartSessionPermission[]
  readonly expiresAtMs: number
}

/** The `smartSessions` slice: one account's sessions and the action in progress. */
export type SmartSessionsState = {
  /** The account (with its network) that the sessions belong to. */
  readonly account?: CaipAddress | undefined
  /** Absent before the first request. */
  readonly status?: SmartSessionsStatus | undefined
  /** Sessions as the service lists them. */
  readonly sessions?: readonly SmartSession[] | undefined
  /** True when sessions or permissions are missing because they could not be parsed. */
  readonly isIncomplete?: boolean | undefined
  /** Id of the session that is being revoked. */
  readonly revoking?: string | undefined
  /** The session that was granted last; absent until it is active. */
  readonly granted?: GrantedSession | undefined
}
