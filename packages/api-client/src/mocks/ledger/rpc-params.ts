import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'

import type { LedgerBlock } from './ledger-block.js'
import type { LedgerChain } from './ledger-chain.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'

/** Bytes as hex text. */
export const hexSchema = z.custom<Hex>((text) => typeof text === 'string' && /^0x([0-9a-f]{2})*$/i.test(text))

/** Twenty bytes. */
export const addressSchema = z.custom<Address>((text) => typeof text === 'string' && /^0x[0-9a-f]{40}$/i.test(text))

/** Thirty-two bytes. */
export const hashSchema = z.custom<Hex>((text) => typeof text === 'string' && /^0x[0-9a-f]{64}$/i.test(text))

/** A whole number as hex text. */
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

/** A call or a transaction that is asked about and not sent. */
export const callSchema = z.object({
  from: z.optional(addressSchema),
  to: z.nullish(addressSchema),
  value: z.optional(quantitySchema),
  data: z.optional(hexSchema),
  input: z.optional(hexSchema),
})

/** The block an id names, if there is one. */
export function findBlock(chain: LedgerChain, id: BlockId): LedgerBlock | undefined {
  if (typeof id === 'bigint') return chain.blockByNumber(id)
  if (id === 'earliest') return chain.blockByNumber(0n)
  if (typeof id === 'string') return chain.latest()
  return 'blockHash' in id ? chain.blockByHash(id.blockHash) : chain.blockByNumber(id.blockNumber)
}

/** Refuses a question about the state at an older block, of which the ledger keeps nothing. */
export function assertLatest(chain: LedgerChain, id: BlockId): void {
  const block = findBlock(chain, id)
  if (block === undefined) throw new RpcError(SERVER_ERROR, 'header not found')
  if (block !== chain.latest()) throw new RpcError(SERVER_ERROR, 'missing trie node: only the latest state is kept')
}
