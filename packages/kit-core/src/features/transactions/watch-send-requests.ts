/**
 * Looks on chain for requests that wallets did not respond to, less often over time, until the transaction is found, can no
 * longer be carried out, or the wallet can no longer respond.
 *
 * Source  spec R-SEND-161
 */

import { pause, withTimeout } from '../../base/async/pause.js'
import { perLifetime } from '../../base/async/scope.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { AskedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { recordSent } from './record-sent.js'
import { selectAsked } from './select-asked.js'
import { selectTrackedTransactions } from './select-pending.js'
import { endSendRequest, isSendRequestAwaited } from './send-request-list.js'
import { SEND_REQUEST_LIFETIME_MS } from './stored-send-requests.js'

const FIRST_PAUSE_MS = 1_000
const PAUSE_GROWTH = 1.3
const LONGEST_PAUSE_MS = 15_000
const LOOKUP_TIMEOUT_MS = 30_000

const watchedOf = perLifetime(() => new Set<string>())

/** Watches every request whose outcome is unknown. */
export function watchSendRequests(kit: Kit): void {
  const signal = kit.lifetime()
  const watched = watchedOf(kit)
  for (const { id, status } of selectAsked(kit.store.get())) {
    if (status === 'open' || watched.has(id)) continue
    watched.add(id)
    void watch(kit, id, signal)
  }
}

async function watch(kit: Kit, id: string, signal: AbortSignal): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    await pause(pauseMs, signal)
    const asked = selectAsked(kit.store.get()).find((other) => other.id === id)
    if (signal.aborted || !asked) return
    if (Date.now() - asked.askedAtMs >= SEND_REQUEST_LIFETIME_MS) endSendRequest(kit, id, 'lost')
    else if (!isPageHidden()) await findOnChain(kit, asked, signal)
  }
}

async function findOnChain(kit: Kit, asked: AskedTransaction, signal: AbortSignal): Promise<void> {
  const { caipNetworkId, receiver: to, moves, kind, isSmartAccount, paymentId, address } = asked
  const findSent = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)?.findSent
  if (!findSent) return
  const [move] = moves
  const transfer = kind === 'other' ? {} : { to, amount: move?.amount, tokenAddress: move?.asset }
  const followed = selectTrackedTransactions(kit.store.get()).map(({ hash }) => hash)
  try {
    const found = await withTimeout(findSent({ asked: { ...asked, ...transfer }, followed, signal }), LOOKUP_TIMEOUT_MS)
    if (signal.aborted || found === undefined || !selectAsked(kit.store.get()).some(({ id }) => id === asked.id)) return
    const isAwaited = isSendRequestAwaited(kit, asked.id)
    if (found !== 'never') {
      recordSent(kit, { kind, moves, receiver: to, isSmartAccount, paymentId, address, ...found }, { isAwaited })
    }
    endSendRequest(kit, asked.id, found === 'never' ? 'not-sent' : found)
  } catch (error) {
    kit.log.debug('What a wallet was asked to send could not be found on chain', error)
  }
}
