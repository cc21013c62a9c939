/**
 * Send requests to wallets: listed in the state, stored for later pages, and owned by this page while the wallet can still
 * respond to it.
 *
 * Source  spec R-CONN-257
 */

import { perOwner } from '../../base/async/scope.js'
import { dispatchStorageChange } from '../../base/browser/dispatch-storage-change.js'
import { acquireLock } from '../../base/browser/page-lock.js'
import { randomId } from '../../base/browser/random-id.js'
import { formatCaipAddress, parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { HandedOver } from '../../core/adapter/events.js'
import { ASKED_NAME, type AskedTransaction, type ToSend } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { selectAsked } from './select-asked.js'
import { removeSendRequest, storeSendRequest } from './stored-send-requests.js'

/** Name of the lock that a page holds while it waits for the wallet's response. */
export const getSendRequestLockName = (id: string) => `${ASKED_NAME}/${id}`

/** Outcome of a request: sent under this hash, certainly not sent, or no longer awaited. */
export type SendRequestOutcome = { readonly hash: string } | 'not-sent' | 'lost'

type PendingRequest = {
  release: () => void
  isAwaited: boolean
  readonly end: Promise<SendRequestOutcome>
  readonly settle: (end: SendRequestOutcome) => void
}

/** Requests made by this page, by id. */
const pendingRequests = perOwner(() => new Map<string, PendingRequest>())

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
  pendingRequests(kit).set(id, { release, isAwaited: true, end, settle })
}

/**
 * Waits for the outcome of a request made by this page. Resolves to `lost` for any other request, and when the kit
 * stops.
 */
export async function waitForSendRequest(kit: Kit, id: string): Promise<SendRequestOutcome> {
  const pending = pendingRequests(kit).get(id)
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
  { isAppRequest, ...handed }: HandedOver & Pick<AskedTransaction, 'requestId' | 'method'>,
): AskedTransaction {
  const { caipNetworkId, address } = handed
  const asked: AskedTransaction = {
    ...{ kind: 'other', moves: [] },
    ...(!isAppRequest && getToSend(kit, caipNetworkId, address)),
    ...handed,
    id: randomId(),
    account: formatCaipAddress(caipNetworkId, toKitAddress(kit, caipNetworkId, address)),
    askedAtMs: Date.now(),
    status: 'open',
  }
  startPending(kit, asked.id)
  setSendRequest(kit, asked)
  return asked
}

/** What a view of the kit is sending from this account on this network, if anything. */
export function getToSend(kit: Kit, caipNetworkId: CaipNetworkId, address: string | undefined): ToSend | undefined {
  const { toSend } = kit.store.get()
  if (toSend?.caipNetworkId !== caipNetworkId) return undefined
  return address === undefined || isSameAddress(toSend.address, address) ? toSend : undefined
}

function toKitAddress(kit: Kit, caipNetworkId: CaipNetworkId, address: string): string {
  const { allAccounts } = selectAccount(kit.store.get(), parseCaipNetworkId(caipNetworkId).namespace)
  return allAccounts.find((own) => isSameAddress(own.address, address))?.address ?? address
}

/** Adds or replaces the entry in the state and in storage. */
export function setSendRequest(kit: Kit, entry: AskedTransaction): void {
  kit.store.set(({ asked = [] }) => ({ asked: [entry, ...asked.filter(({ id }) => id !== entry.id)] }))
  storeSendRequest(kit, entry)
}

/** Whether this page made the request. */
export function isSendRequestOfPage(kit: Kit, id: string): boolean {
  return pendingRequests(kit).has(id)
}

/** Whether an action of this page waits for the outcome and reports it. */
export function isSendRequestAwaited(kit: Kit, id: string): boolean {
  return pendingRequests(kit).get(id)?.isAwaited ?? false
}

/**
 * Releases the request's lock, because the response may no longer reach this page. Any page may then handle a late
 * response.
 */
export function releaseSendRequest(kit: Kit, id: string): void {
  pendingRequests(kit).get(id)?.release()
}

/** Removes a request whose outcome is known, or to which the wallet can no longer respond. */
export function endSendRequest(kit: Kit, id: string, end: SendRequestOutcome): void {
  releaseSendRequest(kit, id)
  removeSendRequest(kit, id)
  kit.store.set(({ asked = [] }) => ({ asked: asked.filter((other) => other.id !== id) }))
  pendingRequests(kit).get(id)?.settle(end)
  pendingRequests(kit).delete(id)
  // A stopped kit still gets the wallet's response. The kit that replaced it is notified through storage.
  if (kit.run === null) dispatchStorageChange(ASKED_NAME)
}

/** Allows the same request again. The entry stays listed, but its action no longer waits for it. */
export function allowRepeat(kit: Kit, id: string): void {
  const asked = selectAsked(kit.store.get()).find((other) => other.id === id)
  if (!asked) return
  setSendRequest(kit, { ...asked, isRepeatAllowed: true })
  const pending = pendingRequests(kit).get(id)
  if (!pending) return
  pending.isAwaited = false
  pending.settle('lost')
}
