/**
 * Parses a Solana Pay URI that the user entered as recipient.
 *
 * In      text   the part after `solana:`
 * Out     recipient, token and amount; or an issue with the part that the kit cannot send: a memo or reference, which would
 *         have to be part of the transaction, another unknown parameter, an invalid amount, or a link to fetch a transaction
 *         from. Undefined for another form
 * Source  Solana Pay; spec R-SEND-80, R-SEND-83
 */

import type { ParsedRequest } from '../../base/caip/payment-request.js'
import { decodeUriPart, findUnknownKey, parseQuery } from './parse-query.js'

const LINK = /^([1-9A-HJ-NP-Za-km-z]{32,44})(?:\?(.*))?$/

export function parseSolanaUri(text: string): ParsedRequest {
  if (/^https?:/i.test(decodeUriPart(text) ?? '')) return { reason: 'link' }
  const [, recipient, rest = ''] = LINK.exec(text) ?? []
  if (recipient === undefined) return undefined
  const reference = /(?:^|&)(reference)=/i.exec(rest)?.[1]
  if (reference) return { reason: 'part', part: reference }
  const query = parseQuery(rest)
  if (!query) return undefined
  const part = findUnknownKey(query, ['amount', 'spl-token', 'label', 'message'])
  if (part) return { reason: 'part', part }
  const amount = query.get('amount')
  if (amount !== undefined && !/^\d{1,20}(?:\.\d{1,20})?$/.test(amount))
    return { reason: 'part', part: `amount=${amount}` }
  const tokenAddress = query.get('spl-token')
  return { recipient, namespace: 'solana', ...(amount && { amount }), ...(tokenAddress && { tokenAddress }) }
}
