import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { Transfer } from './parse-transfer.js'

/**
 * Emits a tracking event: before the wallet is prompted, and once the wallet has sent, not confirmed, the transfer. Source:
 * spec R-SEND-25.
 */
export function trackSend(kit: Kit, event: 'SEND_INITIATED' | 'SEND_SUCCESS', transfer: Transfer): void {
  track(kit, { type: 'track', event, properties: toProperties(transfer) })
}

/** Emits a tracking event with the error's message, secrets redacted, when a transfer was not sent. */
export function trackSendError(kit: Kit, transfer: Transfer, error: unknown): void {
  const message = error instanceof Error && error.message ? redactSecrets(error.message) : 'An error occurred'
  track(kit, { type: 'error', event: 'SEND_ERROR', properties: { ...toProperties(transfer), message } })
}

function toProperties({ account, token, tokenAddress, amount }: Transfer) {
  const { caipNetworkId, isSmartAccount } = account
  return { network: caipNetworkId, token: tokenAddress ?? token.symbol, amount, isSmartAccount }
}
