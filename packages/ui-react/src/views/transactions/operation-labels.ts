import { sanitizeText, type TransactionStatus } from '@bowline/kit-core'
import type { MessageId } from '../../messages/messages.js'

type OperationWords = Extract<MessageId, `activity.op-${string}`>
type StatusWords = 'activity.confirmed' | 'activity.failed-status' | 'activity.pending'

/** What a transaction did, by the service's name for it. */
const OPERATIONS: ReadonlyMap<string, OperationWords> = new Map([
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

const STATUSES: Readonly<Record<TransactionStatus, StatusWords>> = {
  confirmed: 'activity.confirmed',
  failed: 'activity.failed-status',
  pending: 'activity.pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'activity.confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'activity.pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'activity.failed-status',
}

/** Words for an operation: those of the language, or undefined for one it has none for. */
export function getOperationLabel(operationType: string): OperationWords | undefined {
  return OPERATIONS.get(operationType)
}

/** Words for an operation nobody foresaw, which are the service's own: cleaned by whoever shows them. */
export function getUnknownOperationLabel(operationType: string): string {
  return sanitizeText(operationType).replaceAll('_', ' ')
}

/** Words for how a transaction stands. */
export function getStatusLabel(status: TransactionStatus): StatusWords {
  return STATUSES[status]
}
