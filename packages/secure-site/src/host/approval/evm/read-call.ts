/**
 * What call data asks of a contract.
 *
 * In      data
 * Out     none      there is no call
 *         known     a function that can be told in words, each argument as it decodes, and whether a word has bytes that
 *                   its type leaves no room for
 *         unknown   a selector nobody here knows, cut data, or data that does not decode exactly
 * Source  Solidity contract ABI; security design §7
 */
import { getAddress } from 'viem'
import { KNOWN_CALLS, type WordType } from './known-calls.js'

/** An argument as it decodes. */
export type CallArgument = {
  readonly name: string
  readonly type: WordType
  readonly word: bigint
  readonly address: `0x${string}` | undefined
}

/** A call as it reads. */
export type ReadCall =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly selector: string; readonly reason: 'selector' | 'length' }
  | {
      readonly kind: 'known'
      readonly name: string
      readonly arguments: readonly CallArgument[]
      readonly isDirty: boolean
    }

const BITS: Readonly<Record<WordType, bigint>> = {
  address: 160n,
  uint256: 256n,
  uint160: 160n,
  uint48: 48n,
  uint8: 8n,
  bool: 1n,
  bytes32: 256n,
}

/** Reads call data. */
export function readCall(data: `0x${string}`): ReadCall {
  if (data === '0x') return { kind: 'none' }
  const selector = data.slice(0, 10).toLowerCase()
  const known = KNOWN_CALLS.get(selector)
  if (known === undefined) return { kind: 'unknown', selector, reason: 'selector' }
  const words = data.slice(10).match(/.{64}/g) ?? []
  if (data.length !== 10 + known.arguments.length * 64) return { kind: 'unknown', selector, reason: 'length' }
  const read = known.arguments.map(({ name, type }, index) => {
    const word = BigInt(`0x${words[index] ?? '0'}`)
    const low = word & ((1n << BITS[type]) - 1n)
    const address = type === 'address' ? getAddress(`0x${low.toString(16).padStart(40, '0')}`) : undefined
    return { name, type, word, address }
  })
  return {
    kind: 'known',
    name: known.name,
    arguments: read,
    isDirty: read.some(({ type, word }) => word >> BITS[type] !== 0n),
  }
}
