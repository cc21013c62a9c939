import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import { TransactionUnknownError } from './pending-errors.js'

const UNCERTAIN = new TransactionUnknownError('unknown')

/**
 * Shows a toast that a transaction was sent (not confirmed), or with `isUncertain` that it may have been. Source: spec
 * R-SEND-28, R-SEND-161.
 */
export function notifySent(kit: Kit, isUncertain = false): void {
  if (isUncertain) showToast(kit, { message: UNCERTAIN, variant: 'loading', autoClose: true })
  else
    showToast(kit, { message: 'Transaction started', name: 'transaction-started', variant: 'loading', autoClose: true })
}
