import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'

import type { LedgerBlock } from './ledger-block.js'
import type { LedgerChain } from './ledger-chain.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'

/** Bytes in hex. */
export const hexSchema = z.custom<Hex>((text) => typeof text === 'string' && /^0x([0-9a-f]{2})*$/i.test(text))

/** A 20-byte address in hex. */
export const addressSchema = z.custom<Address>((text) => typeof text === 'string' && /^0x[0-9a-f]{40}$/i.test(text))

/** A 32-byte hash in hex. */
export const hashSchema = z.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]{64}$/i.test(text))

/** An integer in hex. */
export const quantitySchema = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text: string) => BigInt(text)),
)

/** A block by tag, number or hash (EIP-1898). */
export const blockIdSchema = z.union([
  z.enum(['latest', 'pending', 'safe', 'finalized', 'earliest']),
  quantitySchema,
  z.object({ blockNumber: quantitySchema }),
  z.object({ blockHash: hashSchema }),
])

/** A block by tag, number or hash. */
export type BlockId = z.infer<typeof blockIdSchema>

/** A call, or a transaction that is simulated. */
export const callSchema = z.object({
  from: z.optional(addressSchema),
  to: z.nullish(addressSchema),
  value: z.optional(quantitySchema),
  data: z.optional(hexSchema),
  input: z.optional(hexSchema),
})

/** Finds the block of an id. */
export function findBlock(chain: LedgerChain, id: BlockId): LedgerBlock | undefined {
  if (typeof id === 'bigint') return chain.blockByNumber(id)
  if (id === 'earliest') return chain.blockByNumber(0n)
  if (typeof id === 'string') return chain.latest()
  return 'blockHash' in id ? chain.blockByHash(id.blockHash) : chain.blockByNumber(id.blockNumber)
}

/** Throws unless the id is the latest block, because the ledger keeps no older state. */
export function assertLatest(chain: LedgerChain, id: BlockId): void {
  const block = findBlock(chain, id)
  if (block === undefined) throw new RpcError(SERVER_ERROR, 'header not found')
  if (block !== chain.latest()) throw new RpcError(SERVER_ERROR, 'missing trie node: only the latest state is kept')
}
