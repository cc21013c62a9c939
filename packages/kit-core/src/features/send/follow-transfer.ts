/**
 * Remembers what was sent: it is followed until it ends, and its receiver is known from now on.
 *
 * Source  spec R-SEND-28, R-ACCT-49, R-ACCT-75; security design §8 (receivers)
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { ToSend } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { PendingNotes } from '../transactions/pending-notes.js'
import type { Transfer } from './read-transfer.js'
import { rememberSend } from './update-send.js'

const MAX_REMEMBERED = 99

/** Follows what was sent until it ends. */
export function followTransfer(kit: Kit, transfer: Transfer, hash: string, { noteSent }: PendingNotes): void {
  const { place, token, tokenAddress, amount, receiver } = transfer
  const { symbol, iconUrl } = token
  const { receivers = [] } = kit.store.get().send
  const others = receivers.filter((known) => !isSameAddress(known, receiver))
  rememberSend(kit, {
    sent: {
      hash,
      caipNetworkId: place.caipNetworkId,
      amount,
      symbol,
      tokenAddress,
      iconUrl,
      receiver,
    },
    receivers: [receiver, ...others].slice(0, MAX_REMEMBERED),
  })
  noteSent(kit, { ...toSendOf(transfer), hash })
}

/** What the wallet is asked to send. */
export function toSendOf({ place, token, tokenAddress, amount, receiver }: Transfer): ToSend {
  const { caipNetworkId, address, isSmartAccount } = place
  const { name, symbol, iconUrl, price } = token
  return {
    ...{ caipNetworkId, address, isSmartAccount, receiver, kind: 'transfer' },
    moves: [{ direction: 'out', amount, symbol, name, iconUrl, price, asset: tokenAddress }],
  }
}
