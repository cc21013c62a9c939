/**
 * The swap contract on every chain of the EVM ledger. It takes one token from the caller and pays out another; it trusts
 * the amounts in its call data. The mock data service builds the transactions to it.
 *
 * Source  spec R-SWAP-08 (the placeholder address of the native token), R-SWAP-34
 */
import { encodeFunctionData, type Hex, parseAbi } from 'viem'

/** Address of the router on every chain. */
export const SWAP_ROUTER = `0x${'5a'.repeat(20)}` as const

/** Placeholder address by which swaps name the native token. */
export const NATIVE_TOKEN = `0x${'e'.repeat(40)}`

/** ABI of the router. */
export const ROUTER_ABI = parseAbi(['function swap(address given, uint256 amount, address wanted, uint256 atLeast)'])

/** A swap: the caller gives `amount` of `given` and gets `atLeast` of `wanted`. Amounts are in base units. */
export type RouterSwap = {
  readonly given: Hex
  readonly amount: bigint
  readonly wanted: Hex
  readonly atLeast: bigint
}

/** Encodes the call data of a swap at the router. */
export function encodeSwap({ given, amount, wanted, atLeast }: RouterSwap): Hex {
  return encodeFunctionData({ abi: ROUTER_ABI, args: [given, amount, wanted, atLeast] })
}
