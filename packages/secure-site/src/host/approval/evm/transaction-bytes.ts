/**
 * Encodes and decodes EIP-1559 transactions without an access list, the only kind that the frame signs.
 *
 * In      its fields, or its bytes
 * Out     encodeTransaction   the bytes that are signed
 *         decodeTransaction   the fields; undefined for any other type or a non-canonical encoding
 *         addSignature        the bytes that are sent
 * Source  EIP-1559, EIP-2718
 */
import { bytesToHex, getAddress, hexToBytes } from 'viem'
import { decodeList, encodeList, join, type RlpItem } from './rlp.js'

/** Fields of an EVM transaction. Amounts are in wei. */
export type TransactionFields = {
  readonly chainId: number
  readonly nonce: number
  /** Undefined when the transaction deploys a contract. */
  readonly to: `0x${string}` | undefined
  readonly value: bigint
  readonly data: `0x${string}`
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

const TYPE = Uint8Array.of(2)

/** Encodes an unsigned transaction. */
export function encodeTransaction(fields: TransactionFields): Uint8Array {
  const { chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas, to, value, data } = fields
  const numbers = [BigInt(chainId), BigInt(nonce), maxPriorityFeePerGas, maxFeePerGas, gas].map(fromNumber)
  const recipient = to === undefined ? new Uint8Array() : hexToBytes(to)
  return join([TYPE, encodeList([...numbers, recipient, fromNumber(value), hexToBytes(data), []])])
}

/** Decodes an unsigned transaction. Returns undefined for any other bytes. */
export function decodeTransaction(bytes: Uint8Array): TransactionFields | undefined {
  const items = bytes[0] === TYPE[0] ? decodeList(bytes.slice(1)) : undefined
  const [access, ...rest] = items?.toReversed() ?? []
  const texts = rest.filter((item) => item instanceof Uint8Array).toReversed()
  const [chainId, nonce, tip, maxFee, gas, to, value, data] = texts
  if (items?.length !== 9 || texts.length !== 8 || access instanceof Uint8Array || access === undefined)
    return undefined
  if (!chainId || !nonce || !tip || !maxFee || !gas || !to || !value || !data) return undefined
  if ([chainId, nonce, tip, maxFee, gas, value].some((item) => item[0] === 0 || item.length > 32)) return undefined
  if (chainId.length > 6 || nonce.length > 6 || (to.length !== 0 && to.length !== 20)) return undefined
  return {
    chainId: Number(toNumber(chainId)),
    nonce: Number(toNumber(nonce)),
    to: to.length === 0 ? undefined : getAddress(bytesToHex(to)),
    value: toNumber(value),
    data: bytesToHex(data),
    gas: toNumber(gas),
    maxFeePerGas: toNumber(maxFee),
    maxPriorityFeePerGas: toNumber(tip),
  }
}

/** Adds a 65-byte signature (r, s, v) to the signed bytes. */
export function addSignature(bytes: Uint8Array, signature: Uint8Array): Uint8Array {
  const items: readonly RlpItem[] = decodeList(bytes.slice(1)) ?? []
  const parity = BigInt((signature[64] ?? 27) - 27)
  const parts = [parity, toNumber(signature.slice(0, 32)), toNumber(signature.slice(32, 64))].map(fromNumber)
  return join([TYPE, encodeList([...items, ...parts])])
}

function fromNumber(value: bigint): Uint8Array {
  if (value === 0n) return new Uint8Array()
  const digits = value.toString(16)
  return hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes))
}
