import type { ParseSentResponseParams, SentTransaction } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import { getBatchFields } from './check-batch.js'
import { callsIdSchema, hashSchema } from './response-schemas.js'

/**
 * Parses what was sent, a transaction hash or a batch id, from a wallet's response to an app's request or to an earlier page.
 * Throws `WalletRequestError` for an unreadable response. Source: spec R-CONN-257.
 */
export function parseSentResponse({
  connectorId,
  method,
  response,
}: ParseSentResponseParams): Omit<SentTransaction, 'caipNetworkId'> {
  return method === 'wallet_sendCalls'
    ? getBatchFields(parseResponse(method, v.parser(callsIdSchema), response), connectorId)
    : { hash: parseResponse(method, v.parser(hashSchema), response) }
}
