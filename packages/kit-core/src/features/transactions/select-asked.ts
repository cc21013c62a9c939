import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { AskedTransaction, SentTransactionKind, ToSend } from '../../core/state/pending-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

const NONE: readonly AskedTransaction[] = []

/**
 * Transaction requests whose outcome is not known: still open in the wallet, timed out, or with an inconclusive response.
 * Newest first.
 */
export function selectAsked({ asked = NONE }: KitState): readonly AskedTransaction[] {
  return asked
}

/**
 * The request that `toSend` would repeat although it may be on chain: the same account, kind, recipient and asset. Undefined once
 * the user has allowed a repeat. Open requests do not count. `withSendRequest` throws when there is one. Source: spec R-SEND-161.
 */
export function findUnanswered(state: KitState, toSend: Omit<ToSend, 'memo'>): AskedTransaction | undefined {
  return selectAsked(state).find(
    (asked) => asked.status !== 'open' && !asked.isRepeatAllowed && isRepeatOf(asked, toSend),
  )
}

/** What a view is about to request from the wallet of the active account. */
export type UnansweredQuery = {
  readonly kinds: readonly SentTransactionKind[]
  /** Any recipient when absent. */
  readonly receiver?: string | undefined
  /** The token's bare address; absent for the native token. */
  readonly asset?: string | undefined
}

/**
 * The request of the active account, no longer open, that the user must check before requesting the same again. The send, swap and
 * pay views show it.
 */
export function selectUnanswered(
  state: KitState,
  { kinds, receiver, asset = '' }: UnansweredQuery,
): AskedTransaction | undefined {
  const account = selectActiveAccount(state)?.caipAddress
  return selectAsked(state).find(
    (asked) =>
      asked.status !== 'open' &&
      !asked.isRepeatAllowed &&
      asked.account === account &&
      kinds.includes(asked.kind) &&
      (receiver === undefined || isSameAddress(asked.receiver ?? '', receiver)) &&
      isSameAddress(asked.moves[0]?.asset ?? '', asset),
  )
}

function isRepeatOf(asked: AskedTransaction, { caipNetworkId, address, kind, receiver = '', moves = [] }: ToSend) {
  const [before, now] = [asked.moves[0]?.asset ?? '', moves[0]?.asset ?? '']
  return (
    asked.caipNetworkId === caipNetworkId &&
    asked.kind === kind &&
    isSameAddress(asked.address, address) &&
    isSameAddress(asked.receiver ?? '', receiver) &&
    isSameAddress(before, now)
  )
}
