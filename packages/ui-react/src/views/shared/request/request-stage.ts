/**
 * Stage of a request to connect or to switch the network, derived from the status of the action that sends it.
 *
 * Out     waiting    the request is pending, or about to be sent
 *         pending    the wallet already shows a request and does not show a second one
 *         declined, failed, done
 * Source  R-VIEW-27, R-VIEW-51, R-VIEW-52, R-FLOW-06, R-FLOW-31
 */
import { isKitError } from '@bowline/kit-core'
import type { RequestRingState } from '../../../components/request-ring.js'
import type { ActionStatus } from '../../../kit/use-action.js'

/** Stage of a request to connect or to switch the network. */
export type RequestStage = 'waiting' | 'pending' | 'declined' | 'failed' | 'done'

/** State of the `RequestRing` for each stage. */
export const RING_STATE: Readonly<Record<RequestStage, RequestRingState>> = {
  waiting: 'connecting',
  pending: 'connecting',
  declined: 'error',
  failed: 'error',
  done: 'success',
}

/** Stage for the status and error of the action's last run. */
export function getRequestStage(status: ActionStatus, error: unknown): RequestStage {
  if (status === 'done') return 'done'
  if (status !== 'failed') return 'waiting'
  if (isKitError(error, 'wallet/user-rejected')) return 'declined'
  return isKitError(error, 'wallet/request-pending') ? 'pending' : 'failed'
}

/** Whether the request can be sent again: it was declined, failed, or blocked by another request in the wallet. */
export function canRetryRequest(stage: RequestStage): boolean {
  return stage !== 'waiting' && stage !== 'done'
}
