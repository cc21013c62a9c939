import type { Client } from 'viem'

/** Reads of a chain together, by its multicall contract (aggregate3) where it has one: bytes of calldata that one call carries. */
export const MULTICALL = { multicall: { batchSize: 1024 } } as const

/** Whether a chain is read together: it names a contract for that, and its host has nothing against it. */
export function hasMulticall({ batch, chain }: Client): boolean {
  return Boolean(batch?.multicall) && chain?.contracts?.multicall3 !== undefined
}
