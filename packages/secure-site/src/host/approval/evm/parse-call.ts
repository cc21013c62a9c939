/**
 * Decodes the call data of a transaction.
 *
 * In      data
 * Out     none      no call data
 *         known     a function of `KNOWN_CALLS`, with its decoded arguments; `isDirty` when a word has bits outside its
 *                   type's range
 *         unknown   a selector that is not in the table, or data of the wrong length
 * Source  Solidity contract ABI; security design §7
 */
import { getAddress } from 'viem'
import { KNOWN_CALLS, type WordType } from './known-calls.js'

/** A decoded argument. `address` is defined for type `address` only. */
export type CallArgument = {
  readonly name: string
  readonly type: WordType
  readonly word: bigint
  readonly address: `0x${string}` | undefined
}

/** Decoded call data. */
export type ParsedCall =
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

/** Decodes call data. Never throws. */
export function parseCall(data: `0x${string}`): ParsedCall {
  if (data === '0x') return { kind: 'none' }
  const selector = data.slice(0, 10).toLowerCase()
  const known = KNOWN_CALLS.get(selector)
  if (known === undefined) return { kind: 'unknown', selector, reason: 'selector' }
  const words = data.slice(10).match(/.{64}/g) ?? []
  if (data.length !== 10 + known.arguments.length * 64) return { kind: 'unknown', selector, reason: 'length' }
  const decoded = known.arguments.map(({ name, type }, index) => {
    const word = BigInt(`0x${words[index] ?? '0'}`)
    const low = word & ((1n << BITS[type]) - 1n)
    const address = type === 'address' ? getAddress(`0x${low.toString(16).padStart(40, '0')}`) : undefined
    return { name, type, word, address }
  })
  return {
    kind: 'known',
    name: known.name,
    arguments: decoded,
    isDirty: decoded.some(({ type, word }) => word >> BITS[type] !== 0n),
  }
}
