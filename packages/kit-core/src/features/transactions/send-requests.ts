/**
 * Matches send requests to WalletConnect wallets with responses that arrive late, by request id: the page that made the request
 * may be closed by then or have stopped waiting, and what was sent must still be tracked. Also takes over requests of closed
 * pages.
 *
 * Source  spec R-CONN-257, R-CONN-258, R-STORE-18
 */

import { perLifetime, perOwner } from '../../base/async/per-owner.js'
import { withPageLock } from '../../base/browser/page-lock.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { getFamilyPart } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SentTransaction } from '../../core/adapter/events.js'
import { PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { SendRequest } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { notifySent } from './notify-sent.js'
import { recordSent } from './record-sent.js'
import { selectSendRequests } from './select-send-requests.js'
import {
  addSendRequest,
  endSendRequest,
  getSendRequestLockName,
  isSendRequestAwaited,
  isSendRequestOfPage,
  releaseSendRequest,
  setSendRequest,
} from './send-request-list.js'
import { getStoredSendRequests } from './stored-send-requests.js'
import type { LateResponse, SendRequestRecord } from './wallet-report.js'
import { wasNotSent } from './was-not-sent.js'
import { watchSendRequests } from './watch-send-requests.js'

/** Requests reported only by the pairing client: the app made them itself, and no code here awaits the response. */
const reportedOf = perOwner(() => new Set<string>())

/** Adds the request id to the listed request that it belongs to; a request that the app made itself is listed as such. */
export function recordSendRequest(kit: Kit, { id: requestId, method, caipNetworkId, params }: SendRequestRecord): void {
  if (typeof requestId !== 'number' || !caipNetworkId) return
  const known = selectSendRequests(kit.store.get()).find(
    (request) =>
      request.status === 'open' &&
      request.requestId === undefined &&
      isSendRequestOfPage(kit, request.id) &&
      isNamedBy(params, request, caipNetworkId),
  )
  if (known) {
    setSendRequest(kit, { ...known, requestId, method })
    return
  }
  const { address } = selectAccount(kit.store.get(), parseCaipNetworkId(caipNetworkId).namespace)
  const connectorId = PAIRED_CONNECTOR_ID
  if (address === undefined) return
  const { id } = addSendRequest(kit, { requestId, method, caipNetworkId, address, connectorId, isAppRequest: true })
  reportedOf(kit).add(id)
}

/** Whether the request's parameters can be those of the listed request. */
function isNamedBy(params: unknown, { caipNetworkId, recipient }: SendRequest, requested: CaipNetworkId): boolean {
  if (caipNetworkId !== requested) return false
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (recipient === undefined || getFamilyPart(namespace, 'isRecipientEncoded', { solana: true })) return true
  const bare = recipient.replace(/^0x/i, '').toLowerCase()
  return (JSON.stringify(params) ?? '').toLowerCase().includes(bare)
}

/** Records what the response says was sent, unless code of this page awaits it or the page that made the request is still open. */
export async function handleLateResponse(
  kit: Kit,
  { id: requestId, isAwaited, result, error }: LateResponse,
): Promise<void> {
  const find = () => getStoredSendRequests(kit).find((request) => request.requestId === requestId)
  const request = find()
  if (!request) return
  const { id, kind } = request
  if (isAwaited) {
    // A request made through `requestTransaction` ends with its own promise.
    if (reportedOf(kit).has(id)) endSendRequest(kit, id, 'lost')
    return
  }
  releaseSendRequest(kit, id)
  await withPageLock(getSendRequestLockName(id), kit.lifetime(), async () => {
    if (!find()) return
    const sent = await readSent(kit, request, result)
    if (!sent && (result !== undefined || !wasNotSent(error))) {
      setSendRequest(kit, { ...request, status: 'unknown' })
      watchSendRequests(kit)
      return
    }
    if (sent) {
      const { caipNetworkId, address, moves, recipient, isSmartAccount, paymentId } = request
      notifySent(kit)
      const note = { kind, moves, recipient, isSmartAccount, paymentId, caipNetworkId, address, ...sent }
      recordSent(kit, note, { isAwaited: isSendRequestAwaited(kit, id) })
    }
    endSendRequest(kit, id, sent ?? 'not-sent')
  })
}

/** What the response says was sent; undefined for a rejection or an unreadable response. */
async function readSent(
  kit: Kit,
  { method = '', caipNetworkId, memo }: SendRequest,
  response: unknown,
): Promise<Omit<SentTransaction, 'caipNetworkId'> | undefined> {
  if (response === undefined) return undefined
  try {
    const adapter = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)
    return await adapter?.parseSentResponse?.({
      connectorId: PAIRED_CONNECTOR_ID,
      caipNetworkId,
      method,
      response,
      memo,
    })
  } catch (error) {
    kit.log.debug('A late response could not be parsed', error)
    return undefined
  }
}

/** Requests of other pages that this page waits to take over. */
const awaitedOf = perLifetime(() => new Set<string>())

/**
 * Takes over requests of closed pages without a response: those of earlier pages at once, those of other tabs when they close.
 * Drops requests that another tab has ended.
 */
export function adoptStoredSendRequests(kit: Kit): void {
  const signal = kit.lifetime()
  const awaited = awaitedOf(kit)
  const stored = getStoredSendRequests(kit)
  const isStored = ({ id }: SendRequest) => stored.some((other) => other.id === id)
  const known = selectSendRequests(kit.store.get())
  const left = known.filter((request) => isStored(request) || isSendRequestOfPage(kit, request.id))
  if (left.length < known.length) kit.store.set({ sendRequests: left })
  for (const { id } of stored) {
    if (awaited.has(id) || known.some((request) => request.id === id)) continue
    awaited.add(id)
    withPageLock(getSendRequestLockName(id), signal, async () => takeOver(kit, id)).catch((error: unknown) =>
      kit.log.debug('A request of another page could not be resumed', error),
    )
  }
}

function takeOver(kit: Kit, id: string): void {
  const request = getStoredSendRequests(kit).find((other) => other.id === id)
  if (!request) return
  setSendRequest(kit, { ...request, status: request.status === 'open' ? 'unknown' : request.status })
  watchSendRequests(kit)
}
