/**
 * Remembers what was sent: it shows among what is pending, its receiver is known from now on, and once the chain has settled
 * it, that is told.
 *
 * Source  spec R-SEND-28, R-ACCT-49; security design §8 (receivers)
 */
import { updateActivity } from '../activity/update-activity.js'
import { isSameAddress } from '../caip/is-same-address.js'
import type { Kit } from '../kit.js'
import type { Transfer } from './read-transfer.js'
import type { PendingSend, SentTransfer } from './state.js'
import { rememberSend } from './update-send.js'

const MAX_REMEMBERED = 99

/** Follows what was sent until it settles or the kit stops. */
export function followSent(kit: Kit, transfer: Transfer, hash: string): void {
  const { place, token, amount, receiver } = transfer
  const { caipNetworkId } = place
  const sent: SentTransfer = { hash, caipNetworkId, amount, symbol: token.symbol, receiver, status: 'pending' }
  const { receivers = [], pending = [] } = kit.store.get().send
  const others = receivers.filter((address) => !isSameAddress(address, receiver))
  rememberSend(kit, {
    sent,
    receivers: [receiver, ...others].slice(0, MAX_REMEMBERED),
    pending: [pendingOf(transfer, hash), ...pending].slice(0, MAX_REMEMBERED),
  })
  updateActivity(kit, { isOutdated: true })
  const stopped = kit.lifetime()
  const stop = kit.subscribe(
    ({ activity }) => activity.settled,
    (settled) => {
      if (settled?.hash !== hash) return
      stop()
      stopped.removeEventListener('abort', stop)
      settle(kit, hash, settled.status)
    },
  )
  stopped.addEventListener('abort', stop)
}

function settle(kit: Kit, hash: string, status: string): void {
  const { sent, pending = [] } = kit.store.get().send
  const ended = status === 'confirmed' ? 'success' : 'failed'
  rememberSend(kit, {
    pending: pending.filter(({ transaction }) => transaction.metadata.hash !== hash),
    ...(sent?.hash === hash && status !== 'pending' && { sent: { ...sent, status: ended } }),
  })
}

function pendingOf({ place, token, amount, receiver }: Transfer, hash: string): PendingSend {
  const { name, symbol, iconUrl, price } = token
  return {
    account: place.caipAddress,
    transaction: {
      id: hash,
      metadata: {
        minedAt: new Date().toISOString(),
        chain: place.caipNetworkId,
        operationType: 'send',
        status: 'pending',
        sentFrom: place.address,
        sentTo: receiver,
        hash,
      },
      transfers: [
        {
          fungible_info: { name, symbol, ...(iconUrl && { icon: { url: iconUrl } }) },
          direction: 'out',
          quantity: { numeric: amount },
          ...(price !== undefined && { price }),
        },
      ],
    },
  }
}
