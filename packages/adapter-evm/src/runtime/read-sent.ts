import type { ParseSentResponseParams, SentTransaction } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import { callsFacts } from './check-calls.js'
import { callsIdSchema, hashSchema } from './response-schemas.js'

/**
 * Parses a wallet's response to a send request, such as one of an earlier page. Throws `WalletRequestError` for an unreadable
 * response. Source: spec R-CONN-257.
 */
export function readSent({
  connectorId,
  method,
  answer,
}: ParseSentResponseParams): Omit<SentTransaction, 'caipNetworkId'> {
  return method === 'wallet_sendCalls'
    ? callsFacts(parseResponse(method, callsIdSchema, answer), connectorId)
    : { hash: parseResponse(method, hashSchema, answer) }
}
