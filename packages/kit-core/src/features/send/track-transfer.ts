/**
 * Remembers what was sent: it is followed until it ends, and its receiver is known from now on.
 *
 * Source  spec R-SEND-28, R-ACCT-49, R-ACCT-75; security design §8 (receivers)
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { ToSend } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { PendingRecorder } from '../transactions/pending-recorder.js'
import type { Transfer } from './parse-transfer.js'
import { updateSentTransfer } from './update-send.js'

const MAX_REMEMBERED = 99

/** Follows what was sent until it ends. */
export function trackTransfer(kit: Kit, transfer: Transfer, hash: string, { recordSent }: PendingRecorder): void {
  const { place, token, tokenAddress, amount, receiver } = transfer
  const { symbol, iconUrl } = token
  const { receivers = [] } = kit.store.get().send
  const others = receivers.filter((known) => !isSameAddress(known, receiver))
  updateSentTransfer(kit, {
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
  recordSent(kit, { ...toSendRequest(transfer), hash })
}

/** What the wallet is asked to send. */
export function toSendRequest({ place, token, tokenAddress, amount, receiver }: Transfer): ToSend {
  const { caipNetworkId, address, isSmartAccount } = place
  const { name, symbol, iconUrl, price } = token
  return {
    ...{ caipNetworkId, address, isSmartAccount, receiver, kind: 'transfer' },
    moves: [{ direction: 'out', amount, symbol, name, iconUrl, price, asset: tokenAddress }],
  }
}
