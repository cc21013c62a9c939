import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { isViewEnabled } from '../../navigation/is-view-enabled.js'
import { prefetch } from '../../navigation/prefetch.js'
import { waitForPaint } from '../../navigation/surface.js'
import { throwNotStarted } from './errors.js'

/**
 * Opens the modal at the Pay view, where the user chooses how to make the app's payment.
 *
 * Out     resolves when the view has been painted. Does nothing while the feature `pay` is off
 * Throws  PayError, before anything is shown, if the payment is invalid or the code cannot be loaded
 * Source  spec R-PAY-01 to 04, R-ERR-25
 */
export async function openPay(kit: Kit, payment: Payment): Promise<void> {
  if (!isViewEnabled(kit, 'Pay')) return
  const { showPay } = await import('./show-pay.js').catch(throwNotStarted)
  showPay(kit, payment)
  prefetch(kit)
  await waitForPaint(kit)
}
