/** Reads of a chain together, by its multicall contract (aggregate3) where it has one: bytes of calldata that one call carries. */
export const MULTICALL = { multicall: { batchSize: 1024 } } as const
