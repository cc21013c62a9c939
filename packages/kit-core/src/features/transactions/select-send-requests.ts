import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SendDraft, SendRequest, SentTransactionKind } from '../../core/state/pending-state.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

const NONE: readonly SendRequest[] = []

/**
 * Requests to wallets to send a transaction, as long as it is not known whether the wallet has sent it: still open in the
 * wallet, timed out (`silent`), or with an inconclusive response (`unknown`). Of all accounts, newest first.
 */
export function selectSendRequests({ sendRequests: requests = NONE }: KitState): readonly SendRequest[] {
  return requests
}

/**
 * The timed-out or inconclusive request that `draft` would repeat although it may be on chain: with the same network, account,
 * kind, recipient and asset, of any amount. Undefined once the user has allowed a repeat. `withSendRequest` throws when there
 * is one. Source: spec R-SEND-161.
 */
export function findUnresolvedRepeat(state: KitState, draft: Omit<SendDraft, 'memo'>): SendRequest | undefined {
  return selectSendRequests(state).find(
    (request) => request.status !== 'open' && !request.isRepeatAllowed && isRepeatOf(request, draft),
  )
}

/** What a view is about to send from the active account. */
export type UnresolvedRequestFilter = {
  readonly kinds: readonly SentTransactionKind[]
  /** Any recipient when absent. */
  readonly recipient?: string | undefined
  /** The token's bare address; absent for the native token. */
  readonly asset?: string | undefined
}

/**
 * The timed-out or inconclusive request of the active account that the send, swap and pay views warn of, so that the user
 * checks the wallet before sending again. Undefined once the user has allowed a repeat.
 */
export function selectUnresolvedRequest(
  state: KitState,
  { kinds, recipient, asset = '' }: UnresolvedRequestFilter,
): SendRequest | undefined {
  const account = selectActiveAccount(state)?.caipAddress
  return selectSendRequests(state).find(
    (request) =>
      request.status !== 'open' &&
      !request.isRepeatAllowed &&
      request.account === account &&
      kinds.includes(request.kind) &&
      (recipient === undefined || isSameAddress(request.recipient ?? '', recipient)) &&
      isSameAddress(request.moves[0]?.asset ?? '', asset),
  )
}

function isRepeatOf(request: SendRequest, { caipNetworkId, address, kind, recipient = '', moves = [] }: SendDraft) {
  const [before, now] = [request.moves[0]?.asset ?? '', moves[0]?.asset ?? '']
  return (
    request.caipNetworkId === caipNetworkId &&
    request.kind === kind &&
    isSameAddress(request.address, address) &&
    isSameAddress(request.recipient ?? '', recipient) &&
    isSameAddress(before, now)
  )
}
