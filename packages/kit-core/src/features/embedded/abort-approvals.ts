import type { Kit } from '../../kit.js'

/**
 * Declines the embedded wallet's requests that wait for the user's approval, for example when the user leaves ApproveTransaction.
 * Read requests and approved requests continue.
 *
 * Source  spec R-MODAL-12, R-FRAME-41, R-FRAME-69
 */
export function abortApprovals(kit: Kit): void {
  if (kit.store.get().auth.frame === 'none') return
  kit.frame().then(
    (client) => client.abortApprovals(),
    (error: unknown) => kit.log.debug('The approvals could not be aborted', error),
  )
}
