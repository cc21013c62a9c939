/**
 * Starts tracking a transaction that a wallet has sent: it is pending in the state, stored for the next visit, polled, and
 * reported once when it ends.
 *
 * In      note  both the adapter that sent it and the action that requested it call this for the same hash; the notes are merged. A
 *               stopped kit only stores it, for the page's running kits
 *         isAwaited  an action of this page reports the outcome; otherwise any page does
 * Source  spec R-ADPT-50, R-ACCT-80, R-ACCT-146, R-STORE-25
 */

import { dispatchStorageChange } from '../../base/browser/dispatch-storage-change.js'
import { formatCaipAddress, parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { PENDING_TRANSACTIONS_MAX, SENT_STORAGE_KEY, type SentDetails } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { getDisplayedBalance, readjustBalances, startBalanceAdjustment } from './pending-balances.js'
import { lockAsSender } from './sending-tab-lock.js'
import { storeTransaction } from './stored-transactions.js'
import { updateActivity } from './update-activity.js'

/** Does nothing without an address: neither in the note nor of the namespace's account. */
export function recordSent(kit: Kit, note: SentDetails, { isAwaited = true } = {}): void {
  const state = kit.store.get()
  const { hash, caipNetworkId } = note
  const account = selectAccount(state, parseCaipNetworkId(caipNetworkId).namespace)
  const sender = note.address ?? account.address
  if (sender === undefined) return
  // The kit's spelling: the app may use other letter case.
  const address = account.allAccounts.find((own) => isSameAddress(own.address, sender))?.address ?? sender
  const { trackedTransactions = [] } = state
  const known = trackedTransactions.find((other) => other.hash === hash)
  const owner = formatCaipAddress(caipNetworkId, address)
  // The sender's first note wins, because it was taken before the displayed balance changed.
  const moves = known?.moves.length ? known.moves : (note.moves ?? [])
  const entry = {
    account: owner,
    kind: 'other',
    sentAtMs: Date.now(),
    status: 'pending',
    ...known,
    ...note,
    moves: moves.map((move) =>
      move.direction === 'out' ? { before: getDisplayedBalance(kit, owner, move.asset), ...move } : move,
    ),
  } as const
  if (entry.status === 'pending' && kit.run !== null && isAwaited) lockAsSender(kit, hash)
  startBalanceAdjustment(kit)
  kit.store.batch(() => {
    kit.store.set({
      trackedTransactions: [entry, ...trackedTransactions.filter((other) => other !== known)].slice(
        0,
        PENDING_TRANSACTIONS_MAX,
      ),
    })
    updateActivity(kit, { isOutdated: true })
    readjustBalances(kit)
  })
  storeTransaction(kit, entry)
  if (kit.run === null) {
    dispatchStorageChange(SENT_STORAGE_KEY)
    return
  }
  const signal = kit.lifetime()
  import('./resume-tracking.js').then(
    ({ syncFromStorage }) => signal.aborted || syncFromStorage(kit),
    (error: unknown) => kit.log.error('A sent transaction could not be tracked', error),
  )
}
