/**
 * Parses a Bitcoin payment URI that the user entered as recipient.
 *
 * In      text   the part after `bitcoin:`
 * Out     recipient and amount in BTC; or an issue with the part that the kit cannot handle: a required parameter (`req-`), a
 *         Lightning invoice without address, an invalid amount. Ignores other unknown parameters. Undefined for another form
 * Source  BIP-21; spec R-SEND-80, R-SEND-83
 */

import { getBitcoinNetwork } from '../../base/caip/address-rules.js'
import type { ParsedRequest } from '../../base/caip/payment-request.js'
import { parseQuery } from './parse-query.js'

const LINK = /^([0-9a-z]*)(?:\?(.*))?$/i
const BECH32 = /^(?:bc|tb)1/i

export function parseBitcoinUri(text: string): ParsedRequest {
  const [, written, rest = ''] = LINK.exec(text) ?? []
  const query = parseQuery(rest)
  if (written === undefined || !query) return undefined
  const required = [...query.keys()].find((key) => key.startsWith('req-'))
  if (required) return { reason: 'part', part: required }
  if (written === '') return query.has('lightning') ? { reason: 'part', part: 'lightning' } : undefined
  const recipient = BECH32.test(written) ? written.toLowerCase() : written
  const amount = query.get('amount')
  if (amount !== undefined && !/^\d{1,8}(?:\.\d{1,8})?$/.test(amount))
    return { reason: 'part', part: `amount=${amount}` }
  return { recipient, namespace: 'bip122', caipNetworkId: getBitcoinNetwork(recipient), ...(amount && { amount }) }
}
