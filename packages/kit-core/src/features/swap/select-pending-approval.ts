import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { KitState } from '../../state.js'
import { selectTrackedTransactions } from '../transactions/select-tracked-transactions.js'

/** `token` and `spender` are bare addresses. */
export type ApprovalFilter = { readonly account: CaipAddress; readonly token: string; readonly spender: string }

/** The account's pending approval of a token for a spender, of any amount. Source: spec R-SWAP-60. */
export function selectPendingApproval(
  state: KitState,
  { account: owner, token, spender }: ApprovalFilter,
): TrackedTransaction | undefined {
  return selectTrackedTransactions(state).find(
    ({ kind, status, account, recipient = '', moves: [move] }) =>
      kind === 'approval' &&
      status === 'pending' &&
      account === owner &&
      isSameAddress(recipient, spender) &&
      isSameAddress(move?.asset ?? '', token),
  )
}
