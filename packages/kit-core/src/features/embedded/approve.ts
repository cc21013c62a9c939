/**
 * Opens ApproveTransaction, where the frame shows a request for the user's approval, and leaves the view once the frame responds.
 * If the user leaves the view first, all waiting requests are declined.
 *
 * In      request        sends the request to the frame
 *         caipNetworkId  network of the request; a success refreshes the native balance of its namespace
 * Out     the response of the frame
 * Source  spec R-STACK-05, R-STACK-07 to 10, R-MODAL-12, R-FRAME-40 to 42
 */

import { perOwner } from '../../base/async/per-owner.js'
import { isNamespace } from '../../base/caip/families.js'
import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { push } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'
import { endTransaction, popTransaction } from '../../navigation/transaction-stack.js'
import { refreshBalance } from '../../wallets/account/refresh-balance.js'
import { abortApprovals } from './abort-approvals.js'
import { updateAuth } from './update-auth.js'

type Approval = { readonly isAlone: boolean; isLeft: boolean }

/** An approval on screen. */
export type OpenedApproval = {
  /** Leaves the view if it is still shown: by `leave`, or else as its transaction requires. */
  end(isApproved: boolean, leave?: () => void): void
}

/** Approvals that wait for a response. */
const approvals = perOwner(() => ({ waiting: new Set<Approval>(), isWatched: false }))

/** Sends a request of the embedded wallet that needs the user's approval. Rejects with the error of `request`. */
export async function approve(kit: Kit, request: () => Promise<unknown>, caipNetworkId: string): Promise<unknown> {
  const approval = openApproval(kit)
  try {
    const response = await request()
    const [namespace] = caipNetworkId.split(':')
    if (isNamespace(namespace)) void refreshBalance(kit, { namespace, isForced: true })
    approval.end(true)
    return response
  } catch (error) {
    approval.end(false)
    throw error
  }
}

/** Opens ApproveTransaction for a request that the frame shows. */
export function openApproval(kit: Kit): OpenedApproval {
  const approval: Approval = { isAlone: kit.store.get().transactions.length === 0, isLeft: false }
  approvals(kit).waiting.add(approval)
  kit.store.batch(() => {
    updateAuth(kit, { approval: { isOpen: true } })
    if (kit.store.get().modal.open) push(kit, { view: 'ApproveTransaction' })
    else showView(kit, 'ApproveTransaction')
  })
  watchLeaving(kit)
  return { end: (isApproved, leave = () => close(kit)) => settle(kit, { approval, isApproved, leave }) }
}

/** Aborts the waiting approvals when the user leaves the view. */
function watchLeaving(kit: Kit): void {
  const own = approvals(kit)
  if (own.isWatched) return
  own.isWatched = true
  const stop = kit.store.subscribe(() => {
    const isOpen = kit.store.get().auth.approval.isOpen
    if (isOpen && isShown(kit)) return
    stop()
    own.isWatched = false
    if (!isOpen) return
    for (const approval of own.waiting) approval.isLeft = true
    abortApprovals(kit)
  })
}

type Settled = { readonly approval: Approval; readonly isApproved: boolean; readonly leave: () => void }

function settle(kit: Kit, { approval, isApproved, leave }: Settled): void {
  const left = approvals(kit).waiting
  left.delete(approval)
  const wasShown = isShown(kit)
  if (left.size === 0) updateAuth(kit, { approval: { isOpen: false } })
  if (approval.isAlone) {
    if (wasShown && left.size === 0) leave()
  } else if (isApproved) popTransaction(kit, 'success')
  // The user already went back.
  else if (approval.isLeft) endTransaction(kit, 'cancel')
  else popTransaction(kit, 'error')
}

function isShown(kit: Kit): boolean {
  return selectShownView(kit.store.get()) === 'ApproveTransaction'
}
