/**
 * Records a sent transfer in the state: as the last transfer, its recipient as a known address, and as a transaction whose status
 * is tracked until it is final.
 *
 * Source  spec R-SEND-28, R-ACCT-49, R-ACCT-75; security design §8 (recipients)
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { SendDraft } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { PendingRecorder } from '../transactions/pending-recorder.js'
import type { Transfer } from './parse-transfer.js'
import { updateSentTransfer } from './update-send.js'

const MAX_REMEMBERED = 99

/** Called once the wallet has sent the transfer. Emits no tracking event. */
export function trackTransfer(kit: Kit, transfer: Transfer, hash: string, { recordSent }: PendingRecorder): void {
  const { account, token, tokenAddress, amount, recipient } = transfer
  const { symbol, iconUrl } = token
  const { recipients = [] } = kit.store.get().send
  const others = recipients.filter((known) => !isSameAddress(known, recipient))
  updateSentTransfer(kit, {
    sent: {
      hash,
      caipNetworkId: account.caipNetworkId,
      amount,
      symbol,
      tokenAddress,
      iconUrl,
      recipient,
    },
    recipients: [recipient, ...others].slice(0, MAX_REMEMBERED),
  })
  recordSent(kit, { ...toSendDraft(transfer), hash })
}

/** Description of the transfer for the list of wallet requests and of tracked transactions. */
export function toSendDraft({ account, token, tokenAddress, amount, recipient }: Transfer): SendDraft {
  const { caipNetworkId, address, isSmartAccount } = account
  const { name, symbol, iconUrl, price } = token
  return {
    ...{ caipNetworkId, address, isSmartAccount, recipient, kind: 'transfer' },
    moves: [{ direction: 'out', amount, symbol, name, iconUrl, price, asset: tokenAddress }],
  }
}
