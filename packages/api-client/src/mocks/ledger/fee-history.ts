/**
 * The method `eth_feeHistory` of the EVM ledger.
 *
 * In      params: the number of blocks, the newest block, and the requested tip percentiles, if any
 * Out     base fees, gas use and tips; base fee and tips are the ledger's constants. The last base fee is the next block's
 * Throws  RpcError for invalid parameters and unknown blocks
 * Source  ethereum/execution-apis, eth_feeHistory
 */

import * as v from 'valibot'
import { numberToHex } from 'viem'

import { BASE_FEE_WEI, BLOCK_GAS_LIMIT, SUGGESTED_TIP_WEI } from './gas.js'
import type { LedgerBlock } from './ledger-block.js'
import type { LedgerChain } from './ledger-chain.js'
import { parseParams } from './parse-params.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'
import { blockIdSchema, findBlock, quantitySchema } from './rpc-params.js'

const countSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((count: number) => BigInt(count)),
)
const paramsSchema = v.strictTuple([
  v.union([quantitySchema, countSchema]),
  blockIdSchema,
  v.nullish(v.array(v.pipe(v.number(), v.finite()))),
])

const MAX_BLOCKS = 1_024n

export function getFeeHistory(chain: LedgerChain, params: unknown) {
  const [requestedCount, newestId, percentiles] = parseParams(paramsSchema, params)
  const newest = findBlock(chain, newestId)
  if (newest === undefined) throw new RpcError(SERVER_ERROR, 'request beyond head block')
  const available = newest.number + 1n < MAX_BLOCKS ? newest.number + 1n : MAX_BLOCKS
  const count = requestedCount < available ? requestedCount : available
  const oldest = newest.number + 1n - count
  const blocks = Array.from({ length: Number(count) }, (_, index) => chain.blockByNumber(oldest + BigInt(index)))
  const baseFee = numberToHex(BASE_FEE_WEI)
  return {
    oldestBlock: numberToHex(oldest),
    baseFeePerGas: [...blocks.map(() => baseFee), baseFee],
    gasUsedRatio: blocks.map((block) => Number(gasOf(block)) / Number(BLOCK_GAS_LIMIT)),
    ...(percentiles && { reward: blocks.map(() => percentiles.map(() => numberToHex(SUGGESTED_TIP_WEI))) }),
  }
}

function gasOf(block: LedgerBlock | undefined): bigint {
  return block?.transactions.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) ?? 0n
}
