/**
 * Reads a request for a payment on an EVM chain: of the coin, or of a token by its `transfer`.
 *
 * In      text   what stands behind `ethereum:`
 * Out     receiver, network where it names one, token and base units; what the kit cannot send is named. Gas is the wallet's
 *         to choose, and labels are no part of a transfer
 * Source  EIP-681, EIP-831; spec R-SEND-80, R-SEND-83
 */
import { decode, readQuery, unknownKey } from './parse-query.js'
import type { ReadRequest } from './payment-request.js'

const LINK = /^(?:pay-)?([^@/?]+)(?:@(\d{1,15}))?(?:\/([^?]*))?(?:\?(.*))?$/i
const ADDRESS = /^0x[0-9a-f]{40}$/i

const IGNORED = ['gas', 'gaslimit', 'gasprice', 'label', 'message']

/** Reads the request. */
export function readEthereumLink(text: string): ReadRequest {
  const [, written = '', chainId, action = '', rest = ''] = LINK.exec(text) ?? []
  const query = readQuery(rest)
  const target = decode(written)?.replace(/^0X/, '0x')
  if (!target || !query) return undefined
  const place = {
    namespace: 'eip155' as const,
    ...(chainId && { caipNetworkId: `eip155:${Number(chainId)}` as const }),
  }
  if (action === '') {
    const part = unknownKey(query, ['value', ...IGNORED])
    return part ? { reason: 'part', part } : withUnits(query.get('value'), 'value', { ...place, receiver: target })
  }
  if (action !== 'transfer') return { reason: 'part', part: action }
  const part = unknownKey(query, ['address', 'uint256', 'value', ...IGNORED])
  if (part) return { reason: 'part', part }
  if (unitsOf(query.get('value') ?? '0') !== 0n) return { reason: 'part', part: 'value' }
  const keys = [...query.keys()].filter((key) => key === 'address' || key === 'uint256')
  const receiver = query.get('address')?.replace(/^0X/, '0x')
  if (!receiver || keys[0] !== 'address' || !ADDRESS.test(target)) return undefined
  return withUnits(query.get('uint256'), 'uint256', { ...place, receiver, tokenAddress: target })
}

type Request = Exclude<ReadRequest, { reason: string } | undefined>

function withUnits(number: string | undefined, key: string, request: Request): ReadRequest {
  if (number === undefined) return request
  const units = unitsOf(number)
  return units === undefined ? { reason: 'part', part: `${key}=${number}` } : { ...request, units }
}

const MOST_ZEROS = 77

/** A whole number, possibly with a power of ten: `2.014e18`. */
function unitsOf(number: string): bigint | undefined {
  const [, whole = '', fraction = '', power = '0'] =
    /^\+?(\d{1,78})(?:\.(\d{1,78}))?(?:e\+?(\d{1,2}))?$/i.exec(number) ?? []
  const zeros = Number(power) - fraction.replace(/0+$/, '').length
  if (whole === '' || zeros < 0 || zeros > MOST_ZEROS) return undefined
  return BigInt(whole + fraction.replace(/0+$/, '')) * 10n ** BigInt(zeros)
}
