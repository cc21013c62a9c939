/**
 * The contract that swaps on the chains of the ledger: it takes one token and gives as much of another as its caller was
 * quoted. Whoever writes its calls is trusted to have quoted well.
 *
 * Source  spec R-SWAP-08 (the address that stands for a network's own coin), R-SWAP-34
 */
import { encodeFunctionData, type Hex, parseAbi } from 'viem'

/** Where it stands on every chain. */
export const SWAP_ROUTER = `0x${'5a'.repeat(20)}` as const

/** The address that stands for a network's own coin. */
export const OWN_COIN = `0x${'e'.repeat(40)}`

/** What it can be asked. */
export const ROUTER_ABI = parseAbi(['function swap(address given, uint256 amount, address wanted, uint256 atLeast)'])

/** A swap, as it is asked for; addresses of tokens, amounts in base units. */
export type RouterSwap = {
  readonly given: Hex
  readonly amount: bigint
  readonly wanted: Hex
  readonly atLeast: bigint
}

/** The call data of a swap. */
export function encodeSwap({ given, amount, wanted, atLeast }: RouterSwap): Hex {
  return encodeFunctionData({ abi: ROUTER_ABI, args: [given, amount, wanted, atLeast] })
}
