/**
 * Parses a payment URI of an EVM chain that the user entered as recipient, for the native token or for a token `transfer`.
 *
 * In      text   the part after `ethereum:`
 * Out     recipient, network if the URI names one, token and base units; or an issue with the part that the kit cannot send.
 *         Ignores gas, which the wallet chooses, and labels, which are not part of a transfer. Undefined for another form
 * Source  EIP-681, EIP-831; spec R-SEND-80, R-SEND-83
 */

import type { ParsedRequest } from '../../base/caip/payment-request.js'
import { decodeUriPart, findUnknownKey, parseQuery } from './parse-query.js'

const LINK = /^(?:pay-)?([^@/?]+)(?:@(\d{1,15}))?(?:\/([^?]*))?(?:\?(.*))?$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i

const IGNORED = ['gas', 'gaslimit', 'gasprice', 'label', 'message']

export function parseEthereumUri(text: string): ParsedRequest {
  const [, written = '', chainId, action = '', rest = ''] = LINK.exec(text) ?? []
  const query = parseQuery(rest)
  const target = decodeUriPart(written)?.replace(/^0X/, '0x')
  if (!target || !query) return undefined
  const network = {
    namespace: 'eip155' as const,
    ...(chainId && { caipNetworkId: `eip155:${Number(chainId)}` as const }),
  }
  if (action === '') {
    const part = findUnknownKey(query, ['value', ...IGNORED])
    return part ? { reason: 'part', part } : withUnits(query.get('value'), 'value', { ...network, recipient: target })
  }
  if (action !== 'transfer') return { reason: 'part', part: action }
  const part = findUnknownKey(query, ['address', 'uint256', 'value', ...IGNORED])
  if (part) return { reason: 'part', part }
  if (unitsOf(query.get('value') ?? '0') !== 0n) return { reason: 'part', part: 'value' }
  const keys = [...query.keys()].filter((key) => key === 'address' || key === 'uint256')
  const recipient = query.get('address')?.replace(/^0X/, '0x')
  if (!recipient || keys[0] !== 'address' || !ADDRESS.test(target)) return undefined
  return withUnits(query.get('uint256'), 'uint256', { ...network, recipient, tokenAddress: target })
}

type Request = Exclude<ParsedRequest, { reason: string } | undefined>

function withUnits(number: string | undefined, key: string, request: Request): ParsedRequest {
  if (number === undefined) return request
  const units = unitsOf(number)
  return units === undefined ? { reason: 'part', part: `${key}=${number}` } : { ...request, units }
}

const MAX_ZEROS = 77

/** Parses a whole number, optionally in scientific notation such as `2.014e18`. Undefined if it is not whole or too large. */
function unitsOf(number: string): bigint | undefined {
  const [, whole = '', fraction = '', power = '0'] =
    /^\+?(\d{1,78})(?:\.(\d{1,78}))?(?:e\+?(\d{1,2}))?$/i.exec(number) ?? []
  const zeros = Number(power) - fraction.replace(/0+$/, '').length
  if (whole === '' || zeros < 0 || zeros > MAX_ZEROS) return undefined
  return BigInt(whole + fraction.replace(/0+$/, '')) * 10n ** BigInt(zeros)
}
