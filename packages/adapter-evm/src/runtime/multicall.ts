import type { Client } from 'viem'

/** viem's option for batched reads through a chain's multicall contract (aggregate3): calldata bytes per request. */
export const MULTICALL = { multicall: { batchSize: 1024 } } as const

/** Whether reads are batched: the chain has a multicall contract, and the client allows it. */
export function hasMulticall({ batch, chain }: Client): boolean {
  return Boolean(batch?.multicall) && chain?.contracts?.multicall3 !== undefined
}
