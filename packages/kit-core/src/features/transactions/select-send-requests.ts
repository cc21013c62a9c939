import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SendDraft, SendRequest, SentTransactionKind } from '../../core/state/pending-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

const NONE: readonly SendRequest[] = []

/**
 * Transaction requests whose outcome is not known: still open in the wallet, timed out, or with an inconclusive response.
 * Newest first.
 */
export function selectSendRequests({ sendRequests: requests = NONE }: KitState): readonly SendRequest[] {
  return requests
}

/**
 * The request that `draft` would repeat although it may be on chain: the same account, kind, recipient and asset. Undefined once
 * the user has allowed a repeat. Open requests do not count. `withSendRequest` throws when there is one. Source: spec R-SEND-161.
 */
export function findUnresolvedRepeat(state: KitState, draft: Omit<SendDraft, 'memo'>): SendRequest | undefined {
  return selectSendRequests(state).find(
    (request) => request.status !== 'open' && !request.isRepeatAllowed && isRepeatOf(request, draft),
  )
}

/** What a view is about to request from the wallet of the active account. */
export type UnresolvedRequestFilter = {
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
export function selectUnresolvedRequest(
  state: KitState,
  { kinds, receiver, asset = '' }: UnresolvedRequestFilter,
): SendRequest | undefined {
  const account = selectActiveAccount(state)?.caipAddress
  return selectSendRequests(state).find(
    (request) =>
      request.status !== 'open' &&
      !request.isRepeatAllowed &&
      request.account === account &&
      kinds.includes(request.kind) &&
      (receiver === undefined || isSameAddress(request.receiver ?? '', receiver)) &&
      isSameAddress(request.moves[0]?.asset ?? '', asset),
  )
}

function isRepeatOf(request: SendRequest, { caipNetworkId, address, kind, receiver = '', moves = [] }: SendDraft) {
  const [before, now] = [request.moves[0]?.asset ?? '', moves[0]?.asset ?? '']
  return (
    request.caipNetworkId === caipNetworkId &&
    request.kind === kind &&
    isSameAddress(request.address, address) &&
    isSameAddress(request.receiver ?? '', receiver) &&
    isSameAddress(before, now)
  )
}
