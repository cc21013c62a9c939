import * as v from 'valibot'
import type { Address, Hex } from 'viem'

import type { LedgerBlock } from './ledger-block.js'
import type { LedgerChain } from './ledger-chain.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'

/** Schema of bytes in hex. */
export const hexSchema = v.custom<Hex>((text) => typeof text === 'string' && /^0x([0-9a-f]{2})*$/i.test(text))

/** Schema of a 20-byte address in hex; the checksum is not checked. */
export const addressSchema = v.custom<Address>((text) => typeof text === 'string' && /^0x[0-9a-f]{40}$/i.test(text))

/** Schema of a 32-byte hash in hex. */
export const hashSchema = v.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]{64}$/i.test(text))

/** Schema of an integer in hex; yields a bigint. */
export const quantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text: string) => BigInt(text)),
)

/** Schema of a block id: tag, number or hash (EIP-1898). */
export const blockIdSchema = v.union([
  v.picklist(['latest', 'pending', 'safe', 'finalized', 'earliest']),
  quantitySchema,
  v.object({ blockNumber: quantitySchema }),
  v.object({ blockHash: hashSchema }),
])

/** A block id: tag, number or hash. */
export type BlockId = v.InferOutput<typeof blockIdSchema>

/** Schema of the transaction object of `eth_call` and `eth_estimateGas`. */
export const callSchema = v.object({
  from: v.optional(addressSchema),
  to: v.nullish(addressSchema),
  value: v.optional(quantitySchema),
  data: v.optional(hexSchema),
  input: v.optional(hexSchema),
})

/** Finds the block of an id; undefined when the chain has none. */
export function findBlock(chain: LedgerChain, id: BlockId): LedgerBlock | undefined {
  if (typeof id === 'bigint') return chain.blockByNumber(id)
  if (id === 'earliest') return chain.blockByNumber(0n)
  if (typeof id === 'string') return chain.latest()
  return 'blockHash' in id ? chain.blockByHash(id.blockHash) : chain.blockByNumber(id.blockNumber)
}

/** Throws `RpcError` unless the id is the latest block, because the ledger keeps no older state. */
export function assertLatest(chain: LedgerChain, id: BlockId): void {
  const block = findBlock(chain, id)
  if (block === undefined) throw new RpcError(SERVER_ERROR, 'header not found')
  if (block !== chain.latest()) throw new RpcError(SERVER_ERROR, 'missing trie node: only the latest state is kept')
}
