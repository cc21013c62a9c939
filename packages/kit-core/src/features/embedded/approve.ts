/**
 * Shows a request that the visitor has to approve, and leaves its view once it is answered.
 *
 * In      ask            asks the frame
 *         caipNetworkId  whose coin a success may have moved
 * Out     what the frame answers
 * Source  spec R-STACK-05, R-STACK-07 to 10, R-MODAL-12, R-FRAME-40 to 42
 */

import { perOwner } from '../../base/async/scope.js'
import { isNamespace } from '../../base/caip/namespace.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { push } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'
import { endTransaction, popTransaction } from '../../navigation/transaction-stack.js'
import { refreshBalance } from '../../wallets/account/refresh-balance.js'
import { abortApprovals } from './abort-approvals.js'
import { updateAuth } from './update-auth.js'

type Approval = { readonly isAlone: boolean; isLeft: boolean }

/** Approvals that wait for an answer. */
const approvals = perOwner(() => ({ waiting: new Set<Approval>(), isWatched: false }))

/** Has the visitor approve something. */
export async function approve(kit: Kit, ask: () => Promise<unknown>, caipNetworkId: string): Promise<unknown> {
  const approval = { isAlone: kit.store.get().transactions.length === 0, isLeft: false }
  begin(kit, approval)
  try {
    const answer = await ask()
    const [namespace] = caipNetworkId.split(':')
    if (isNamespace(namespace)) void refreshBalance(kit, { namespace, isForced: true })
    settle(kit, approval, true)
    return answer
  } catch (error) {
    settle(kit, approval, false)
    throw error
  }
}

function begin(kit: Kit, approval: Approval): void {
  approvals(kit).waiting.add(approval)
  kit.store.batch(() => {
    updateAuth(kit, { approval: { isOpen: true } })
    if (kit.store.get().modal.open) push(kit, { view: 'ApproveTransaction' })
    else showView(kit, 'ApproveTransaction')
  })
  watchLeaving(kit)
}

/** Who leaves the view has not approved. */
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

function settle(kit: Kit, approval: Approval, isApproved: boolean): void {
  const left = approvals(kit).waiting
  left.delete(approval)
  const wasShown = isShown(kit)
  if (left.size === 0) updateAuth(kit, { approval: { isOpen: false } })
  if (approval.isAlone) {
    if (wasShown && left.size === 0) close(kit)
  } else if (isApproved) popTransaction(kit, 'success')
  // The user went back already.
  else if (approval.isLeft) endTransaction(kit, 'cancel')
  else popTransaction(kit, 'error')
}

function isShown(kit: Kit): boolean {
  const { modal, navigation } = kit.store.get()
  return modal.open && currentRoute(navigation).view === 'ApproveTransaction'
}
