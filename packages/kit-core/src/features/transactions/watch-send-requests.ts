/**
 * Looks on chain, through the adapters, for transactions that wallets may have sent without saying so, less often over time,
 * until the transaction is found, can no longer be carried out, or 20 minutes have passed.
 *
 * Source  spec R-SEND-161, R-ADPT-141
 */

import { pause, withTimeout } from '../../base/async/pause.js'
import { perLifetime } from '../../base/async/per-owner.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { SendRequest } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { recordSent } from './record-sent.js'
import { selectSendRequests } from './select-send-requests.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { endSendRequest, isSendRequestAwaited } from './send-request-list.js'
import { SEND_REQUEST_LIFETIME_MS } from './stored-send-requests.js'

const FIRST_PAUSE_MS = 1_000
const PAUSE_GROWTH = 1.3
const LONGEST_PAUSE_MS = 15_000
const LOOKUP_TIMEOUT_MS = 30_000

const watchedOf = perLifetime(() => new Set<string>())

/** Starts to watch every send request that timed out or got an inconclusive response, and is not watched yet. */
export function watchSendRequests(kit: Kit): void {
  const signal = kit.lifetime()
  const watched = watchedOf(kit)
  for (const { id, status } of selectSendRequests(kit.store.get())) {
    if (status === 'open' || watched.has(id)) continue
    watched.add(id)
    void watch(kit, id, signal)
  }
}

async function watch(kit: Kit, id: string, signal: AbortSignal): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    await pause(pauseMs, signal)
    const request = selectSendRequests(kit.store.get()).find((other) => other.id === id)
    if (signal.aborted || !request) return
    if (Date.now() - request.requestedAtMs >= SEND_REQUEST_LIFETIME_MS) endSendRequest(kit, id, 'lost')
    else if (!isPageHidden()) await findOnChain(kit, request, signal)
  }
}

async function findOnChain(kit: Kit, request: SendRequest, signal: AbortSignal): Promise<void> {
  const { caipNetworkId, recipient: to, moves, kind, isSmartAccount, paymentId, address } = request
  const findSent = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)?.findSent
  if (!findSent) return
  const [move] = moves
  const transfer = kind === 'other' ? {} : { to, amount: move?.amount, tokenAddress: move?.asset }
  // A faster transaction that took the place of a tracked one belongs to the same request.
  const followed = selectTrackedTransactions(kit.store.get()).flatMap(({ hash, settledAs = hash }) => [hash, settledAs])
  try {
    const found = await withTimeout(
      findSent({ request: { ...request, ...transfer }, followed, signal }),
      LOOKUP_TIMEOUT_MS,
    )
    if (
      signal.aborted ||
      found === undefined ||
      !selectSendRequests(kit.store.get()).some(({ id }) => id === request.id)
    )
      return
    const isAwaited = isSendRequestAwaited(kit, request.id)
    if (found !== 'never') {
      recordSent(kit, { kind, moves, recipient: to, isSmartAccount, paymentId, address, ...found }, { isAwaited })
    }
    endSendRequest(kit, request.id, found === 'never' ? 'not-sent' : found)
  } catch (error) {
    kit.log.debug('A requested transaction could not be looked up on chain', error)
  }
}
