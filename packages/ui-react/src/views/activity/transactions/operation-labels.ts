import type { TransactionStatus } from '@bowline/kit-core'
import { sanitizeText } from '@bowline/kit-core/internal'
import type { MessageId } from '../../../messages/messages.js'

type OperationLabel = Extract<MessageId, `activity.op-${string}`>
type StatusLabel = 'activity.confirmed' | 'activity.failed-status' | 'activity.pending'

/** Message ids by operation, as the data service names it. */
const OPERATIONS: ReadonlyMap<string, OperationLabel> = new Map([
  ['approve', 'activity.op-approve'],
  ['borrow', 'activity.op-borrow'],
  ['burn', 'activity.op-burn'],
  ['buy', 'activity.op-buy'],
  ['cancel', 'activity.op-cancel'],
  ['claim', 'activity.op-claim'],
  ['deploy', 'activity.op-deploy'],
  ['deposit', 'activity.op-deposit'],
  ['execute', 'activity.op-execute'],
  ['mint', 'activity.op-mint'],
  ['receive', 'activity.op-receive'],
  ['repay', 'activity.op-repay'],
  ['replace', 'activity.op-replace'],
  ['revoke', 'activity.op-revoke'],
  ['sell', 'activity.op-sell'],
  ['send', 'activity.op-send'],
  ['stake', 'activity.op-stake'],
  ['trade', 'activity.op-trade'],
  ['unstake', 'activity.op-unstake'],
  ['withdraw', 'activity.op-withdraw'],
])

const STATUSES: Readonly<Record<TransactionStatus, StatusLabel>> = {
  confirmed: 'activity.confirmed',
  failed: 'activity.failed-status',
  pending: 'activity.pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'activity.confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'activity.pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'activity.failed-status',
}

/** Message id for the operation of a transaction, such as `send`; undefined for an unknown operation. */
export function getOperationLabel(operationType: string): OperationLabel | undefined {
  return OPERATIONS.get(operationType)
}

/** Label of an unknown operation: the service's own name for it, sanitized. It is untrusted text. */
export function getUnknownOperationLabel(operationType: string): string {
  return sanitizeText(operationType).replaceAll('_', ' ')
}

/** Message id for the status of a transaction or purchase. */
export function getStatusLabel(status: TransactionStatus): StatusLabel {
  return STATUSES[status]
}
