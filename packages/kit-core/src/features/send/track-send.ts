import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import type { Transfer } from './parse-transfer.js'

/** Tells how a transfer goes. Source: spec R-SEND-25. */
export function trackSend(kit: Kit, event: 'SEND_INITIATED' | 'SEND_SUCCESS', transfer: Transfer): void {
  track(kit, { type: 'track', event, properties: factsOf(transfer) })
}

/** Tells that a transfer was not sent, in the error's own words. */
export function trackSendError(kit: Kit, transfer: Transfer, error: unknown): void {
  const message = error instanceof Error && error.message ? redactSecrets(error.message) : 'An error occurred'
  track(kit, { type: 'error', event: 'SEND_ERROR', properties: { ...factsOf(transfer), message } })
}

function factsOf({ place, token, tokenAddress, amount }: Transfer) {
  const { caipNetworkId, isSmartAccount } = place
  return { network: caipNetworkId, token: tokenAddress ?? token.symbol, amount, isSmartAccount }
}
