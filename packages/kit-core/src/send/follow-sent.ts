/**
 * Remembers what was sent: it shows among what is pending, its receiver is known from now on, and once the chain has settled
 * it, that is told.
 *
 * Source  spec R-SEND-28, R-ACCT-49, R-ACCT-75; security design §8 (receivers)
 */
import { updateActivity } from '../activity/update-activity.js'
import type { SentStatus } from '../adapter/events.js'
import { isSameAddress } from '../caip/is-same-address.js'
import type { Kit } from '../kit.js'
import type { Transfer } from './read-transfer.js'
import type { SentRecord, SentTransfer } from './state.js'
import { rememberSend } from './update-send.js'

const MAX_REMEMBERED = 99

/** Follows what was sent until it settles or the kit stops. */
export function followSent(kit: Kit, transfer: Transfer, hash: string): void {
  const { place, token, amount, receiver } = transfer
  const { caipNetworkId } = place
  const sent: SentTransfer = { hash, caipNetworkId, amount, symbol: token.symbol, receiver, status: 'pending' }
  const { receivers = [], transfers = [] } = kit.store.get().send
  const others = receivers.filter((address) => !isSameAddress(address, receiver))
  rememberSend(kit, {
    sent,
    receivers: [receiver, ...others].slice(0, MAX_REMEMBERED),
    transfers: [recordOf(transfer, hash), ...transfers].slice(0, MAX_REMEMBERED),
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

function settle(kit: Kit, hash: string, status: SentStatus): void {
  const { sent, transfers = [] } = kit.store.get().send
  const ended = status === 'confirmed' ? 'success' : 'failed'
  rememberSend(kit, {
    transfers: transfers.map((one) => (one.transaction.metadata.hash === hash ? settledOf(one, status) : one)),
    ...(sent?.hash === hash && status !== 'pending' && { sent: { ...sent, status: ended } }),
  })
}

/** One that nobody watches any more has no status: how it ends is not known. */
function settledOf({ account, transaction }: SentRecord, told: SentStatus): SentRecord {
  const ended = told === 'confirmed' ? told : 'failed'
  const status = told === 'pending' ? undefined : ended
  return { account, transaction: { ...transaction, metadata: { ...transaction.metadata, status } } }
}

function recordOf({ place, token, amount, receiver }: Transfer, hash: string): SentRecord {
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
