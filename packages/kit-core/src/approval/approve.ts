/**
 * Shows a request that the visitor has to approve, and leaves its view once it is answered.
 *
 * In      ask            asks the frame
 *         caipNetworkId  whose coin a success may have moved
 * Out     what the frame answers
 * Source  spec R-STACK-07 to 10, R-MODAL-12, R-FRAME-40 to 42
 */
import { refreshBalance } from '../account/refresh-balance.js'
import { updateAuth } from '../auth/update-auth.js'
import { isNamespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { showView } from '../modal/show-view.js'
import { push } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
import { popTransaction } from '../navigation/transaction-stack.js'
import { abortApprovals } from './abort-approvals.js'

const waiting = new WeakMap<Kit, number>()
const watched = new WeakSet<Kit>()

/** Has the visitor approve something. */
export async function approve(kit: Kit, ask: () => Promise<unknown>, caipNetworkId: string): Promise<unknown> {
  const isAlone = kit.store.get().transactions.length === 0
  begin(kit)
  try {
    const answer = await ask()
    const [namespace] = caipNetworkId.split(':')
    if (isNamespace(namespace)) void refreshBalance(kit, { namespace, isForced: true })
    settle(kit, { isAlone, isApproved: true })
    return answer
  } catch (error) {
    settle(kit, { isAlone, isApproved: false })
    throw error
  }
}

function begin(kit: Kit): void {
  waiting.set(kit, (waiting.get(kit) ?? 0) + 1)
  kit.store.batch(() => {
    updateAuth(kit, { approval: { isOpen: true } })
    if (kit.store.get().modal.open) push(kit, { view: 'ApproveTransaction' })
    else showView(kit, 'ApproveTransaction')
  })
  watchLeaving(kit)
}

/** Who leaves the view has not approved. */
function watchLeaving(kit: Kit): void {
  if (watched.has(kit)) return
  watched.add(kit)
  const stop = kit.store.subscribe(() => {
    const isOpen = kit.store.get().auth.approval.isOpen
    if (isOpen && isShown(kit)) return
    stop()
    watched.delete(kit)
    if (isOpen) abortApprovals(kit)
  })
}

function settle(kit: Kit, { isAlone, isApproved }: { isAlone: boolean; isApproved: boolean }): void {
  const left = (waiting.get(kit) ?? 1) - 1
  waiting.set(kit, left)
  const wasShown = isShown(kit)
  if (left === 0) updateAuth(kit, { approval: { isOpen: false } })
  if (isAlone) {
    if (wasShown && left === 0) close(kit)
  } else if (isApproved || wasShown) popTransaction(kit, isApproved ? 'success' : 'error')
  else dropEntry(kit)
}

/** The visitor has gone back already. */
function dropEntry(kit: Kit): void {
  const entry = kit.store.get().transactions.at(-1)
  kit.store.set(({ transactions }) => ({ transactions: transactions.slice(0, -1) }))
  entry?.onError?.()
}

function isShown(kit: Kit): boolean {
  const { modal, navigation } = kit.store.get()
  return modal.open && currentRoute(navigation).view === 'ApproveTransaction'
}
