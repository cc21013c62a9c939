/**
 * What wallets were asked to send: listed in the state, stored for later pages, and held by this page while the wallet can still
 * answer it.
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

/** Name of the lock that a page holds while it waits for the answer. */
export const askedLock = (id: string) => `${ASKED_NAME}/${id}`

/** What became of a request: sent under this hash, certainly not sent, or no longer waited for. */
export type AskedEnd = { readonly hash: string } | 'not-sent' | 'lost'

type Waiting = {
  release: () => void
  isAwaited: boolean
  readonly end: Promise<AskedEnd>
  readonly settle: (end: AskedEnd) => void
}

/** Of the requests that this page has made, by id. */
const waitingOf = perOwner(() => new Map<string, Waiting>())

function startWaiting(kit: Kit, id: string): void {
  let settle = (_: AskedEnd) => {}
  const end = new Promise<AskedEnd>((resolve) => {
    settle = resolve
  })
  const unlock = acquireLock(askedLock(id))
  const signal = kit.lifetime()
  const release = () => {
    signal.removeEventListener('abort', release)
    unlock()
  }
  // The next kit of this page takes the request over.
  signal.addEventListener('abort', release)
  waitingOf(kit).set(id, { release, isAwaited: true, end, settle })
}

/** Waits until it is known what became of a request of this page; `lost` for any other, and once the kit has stopped. */
export async function awaitAsked(kit: Kit, id: string): Promise<AskedEnd> {
  const waiting = waitingOf(kit).get(id)
  if (!waiting) return 'lost'
  const stop = () => waiting.settle('lost')
  const signal = kit.lifetime()
  signal.addEventListener('abort', stop)
  try {
    return await waiting.end
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Lists and stores a request that a wallet is about to get; this page waits for its answer. */
export function openAsked(
  kit: Kit,
  { isAppRequest, ...handed }: HandedOver & Pick<AskedTransaction, 'requestId' | 'method'>,
): AskedTransaction {
  const { caipNetworkId, address } = handed
  const asked: AskedTransaction = {
    ...{ kind: 'other', moves: [] },
    ...(!isAppRequest && toSendOn(kit, caipNetworkId, address)),
    ...handed,
    id: randomId(),
    account: formatCaipAddress(caipNetworkId, spelledByKit(kit, caipNetworkId, address)),
    askedAtMs: Date.now(),
    status: 'open',
  }
  startWaiting(kit, asked.id)
  putAsked(kit, asked)
  return asked
}

/** What a view of the kit is having a wallet of this account send there. */
export function toSendOn(kit: Kit, caipNetworkId: CaipNetworkId, address: string | undefined): ToSend | undefined {
  const { toSend } = kit.store.get()
  if (toSend?.caipNetworkId !== caipNetworkId) return undefined
  return address === undefined || isSameAddress(toSend.address, address) ? toSend : undefined
}

function spelledByKit(kit: Kit, caipNetworkId: CaipNetworkId, address: string): string {
  const { allAccounts } = selectAccount(kit.store.get(), parseCaipNetworkId(caipNetworkId).namespace)
  return allAccounts.find((own) => isSameAddress(own.address, address))?.address ?? address
}

/** Lists and stores it in the place of what was known of it. */
export function putAsked(kit: Kit, entry: AskedTransaction): void {
  kit.store.set(({ asked = [] }) => ({ asked: [entry, ...asked.filter(({ id }) => id !== entry.id)] }))
  storeSendRequest(kit, entry)
}

/** Whether this page made the request. */
export function isAskedHere(kit: Kit, id: string): boolean {
  return waitingOf(kit).has(id)
}

/** Whether an action of this page waits for what becomes of it, and reports its end. */
export function isAwaitedHere(kit: Kit, id: string): boolean {
  return waitingOf(kit).get(id)?.isAwaited ?? false
}

/** The wallet's answer may no longer reach this page: a later one is any page's. */
export function releaseAsked(kit: Kit, id: string): void {
  waitingOf(kit).get(id)?.release()
}

/** It is known what became of it, or the wallet can no longer answer. */
export function endAsked(kit: Kit, id: string, end: AskedEnd): void {
  releaseAsked(kit, id)
  removeSendRequest(kit, id)
  kit.store.set(({ asked = [] }) => ({ asked: asked.filter((other) => other.id !== id) }))
  waitingOf(kit).get(id)?.settle(end)
  waitingOf(kit).delete(id)
  // A kit that was stopped still hears the wallet; the one that took its place learns of it.
  if (kit.run === null) dispatchStorageChange(ASKED_NAME)
}

/** Lets the wallet be asked for the same once more. The request stays listed, and is waited for no longer. */
export function allowRepeat(kit: Kit, id: string): void {
  const asked = selectAsked(kit.store.get()).find((other) => other.id === id)
  if (!asked) return
  putAsked(kit, { ...asked, isRepeatAllowed: true })
  const waiting = waitingOf(kit).get(id)
  if (!waiting) return
  waiting.isAwaited = false
  waiting.settle('lost')
}
