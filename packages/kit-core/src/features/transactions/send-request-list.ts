/**
 * List of the requests to wallets to send a transaction ("send requests"), in the state and in storage, until it is known
 * whether the wallet has sent. A page that made a request holds a lock while the wallet can still respond to it.
 *
 * Source  spec R-CONN-257
 */

import { perOwner } from '../../base/async/per-owner.js'
import { dispatchStorageChange } from '../../base/browser/dispatch-storage-change.js'
import { acquireLock } from '../../base/browser/page-lock.js'
import { randomId } from '../../base/browser/random-id.js'
import { formatCaipAddress, parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SendRequestDetails } from '../../core/adapter/events.js'
import { SEND_REQUESTS_STORAGE_KEY, type SendDraft, type SendRequest } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { selectSendRequests } from './select-send-requests.js'
import { removeSendRequest, storeSendRequest } from './stored-send-requests.js'

/** Name of the lock that a page holds while it waits for the wallet's response. */
export const getSendRequestLockName = (id: string) => `${SEND_REQUESTS_STORAGE_KEY}/${id}`

/** How a send request ends: sent under this hash, certainly not sent, or `lost`: no longer awaited, so that it stays unknown. */
export type SendRequestOutcome = { readonly hash: string } | 'not-sent' | 'lost'

type OwnSendRequest = {
  release: () => void
  isAwaited: boolean
  readonly end: Promise<SendRequestOutcome>
  readonly settle: (end: SendRequestOutcome) => void
}

/** Requests made by this page, by id. */
const ownSendRequests = perOwner(() => new Map<string, OwnSendRequest>())

function startPending(kit: Kit, id: string): void {
  let settle = (_: SendRequestOutcome) => {}
  const end = new Promise<SendRequestOutcome>((resolve) => {
    settle = resolve
  })
  const unlock = acquireLock(getSendRequestLockName(id))
  const signal = kit.lifetime()
  const release = () => {
    signal.removeEventListener('abort', release)
    unlock()
  }
  // The page's next kit takes the request over.
  signal.addEventListener('abort', release)
  ownSendRequests(kit).set(id, { release, isAwaited: true, end, settle })
}

/**
 * Waits until it is known whether the wallet has sent a request made by this page. Resolves to `lost` for any other request,
 * when the kit stops, and after `allowRepeat`.
 */
export async function waitForSendRequest(kit: Kit, id: string): Promise<SendRequestOutcome> {
  const pending = ownSendRequests(kit).get(id)
  if (!pending) return 'lost'
  const stop = () => pending.settle('lost')
  const signal = kit.lifetime()
  signal.addEventListener('abort', stop)
  try {
    return await pending.end
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Lists and stores a request that is about to go to a wallet. This page waits for the response. */
export function addSendRequest(
  kit: Kit,
  { isAppRequest, ...details }: SendRequestDetails & Pick<SendRequest, 'requestId' | 'method'>,
): SendRequest {
  const { caipNetworkId, address } = details
  const request: SendRequest = {
    ...{ kind: 'other', moves: [] },
    ...(!isAppRequest && getSendDraft(kit, caipNetworkId, address)),
    ...details,
    id: randomId(),
    account: formatCaipAddress(caipNetworkId, toKitAddress(kit, caipNetworkId, address)),
    requestedAtMs: Date.now(),
    status: 'open',
  }
  startPending(kit, request.id)
  setSendRequest(kit, request)
  return request
}

/** What a view of the kit is sending from this account on this network; undefined for an app's own request. */
export function getSendDraft(
  kit: Kit,
  caipNetworkId: CaipNetworkId,
  address: string | undefined,
): SendDraft | undefined {
  const { sendDraft: draft } = kit.store.get()
  if (draft?.caipNetworkId !== caipNetworkId) return undefined
  return address === undefined || isSameAddress(draft.address, address) ? draft : undefined
}

function toKitAddress(kit: Kit, caipNetworkId: CaipNetworkId, address: string): string {
  const { allAccounts } = selectAccount(kit.store.get(), parseCaipNetworkId(caipNetworkId).namespace)
  return allAccounts.find((own) => isSameAddress(own.address, address))?.address ?? address
}

/** Adds or replaces the entry in the state and in storage. */
export function setSendRequest(kit: Kit, entry: SendRequest): void {
  kit.store.set(({ sendRequests: requests = [] }) => ({
    sendRequests: [entry, ...requests.filter(({ id }) => id !== entry.id)],
  }))
  storeSendRequest(kit, entry)
}

/** Whether this page made the request. */
export function isSendRequestOfPage(kit: Kit, id: string): boolean {
  return ownSendRequests(kit).has(id)
}

/** Whether an action of this page waits for the outcome and reports it. */
export function isSendRequestAwaited(kit: Kit, id: string): boolean {
  return ownSendRequests(kit).get(id)?.isAwaited ?? false
}

/**
 * Releases the request's lock, because the response may no longer reach this page. Any page may then handle a late
 * response.
 */
export function releaseSendRequest(kit: Kit, id: string): void {
  ownSendRequests(kit).get(id)?.release()
}

/** Removes a request whose outcome is known, or to which the wallet can no longer respond. */
export function endSendRequest(kit: Kit, id: string, end: SendRequestOutcome): void {
  releaseSendRequest(kit, id)
  removeSendRequest(kit, id)
  kit.store.set(({ sendRequests: requests = [] }) => ({ sendRequests: requests.filter((other) => other.id !== id) }))
  ownSendRequests(kit).get(id)?.settle(end)
  ownSendRequests(kit).delete(id)
  // A stopped kit still gets the wallet's response. The kit that replaced it is notified through storage.
  if (kit.run === null) dispatchStorageChange(SEND_REQUESTS_STORAGE_KEY)
}

/** Marks a request so that it may be repeated. It stays listed, but its action no longer waits for it. */
export function allowRepeat(kit: Kit, id: string): void {
  const request = selectSendRequests(kit.store.get()).find((other) => other.id === id)
  if (!request) return
  setSendRequest(kit, { ...request, isRepeatAllowed: true })
  const pending = ownSendRequests(kit).get(id)
  if (!pending) return
  pending.isAwaited = false
  pending.settle('lost')
}
