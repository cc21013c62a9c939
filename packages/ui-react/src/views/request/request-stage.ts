/**
 * How a question in a wallet stands, from how the action that asks it does.
 *
 * Out     waiting    asked, or about to be
 *         pending    the wallet already has one open and shows no second
 *         declined, failed, done
 * Source  R-VIEW-27, R-VIEW-51, R-VIEW-52, R-FLOW-06, R-FLOW-31
 */
import { isKitError } from '@bowline/kit-core'
import type { RequestRingState } from '../../components/request-ring.js'
import type { ActionStatus } from '../../kit/use-action.js'

/** How a question in a wallet stands. */
export type RequestStage = 'waiting' | 'pending' | 'declined' | 'failed' | 'done'

/** The ring of each stage. */
export const RING_OF: Readonly<Record<RequestStage, RequestRingState>> = {
  waiting: 'connecting',
  pending: 'connecting',
  declined: 'error',
  failed: 'error',
  done: 'success',
}

/** The stage of an action's last run. */
export function requestStage(status: ActionStatus, error: unknown): RequestStage {
  if (status === 'done') return 'done'
  if (status !== 'failed') return 'waiting'
  if (isKitError(error, 'wallet/user-rejected')) return 'declined'
  return isKitError(error, 'wallet/request-pending') ? 'pending' : 'failed'
}

/** Whether the question can be put again. */
export function canAskAgain(stage: RequestStage): boolean {
  return stage !== 'waiting' && stage !== 'done'
}
