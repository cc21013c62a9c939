/**
 * Blocks of the EVM ledger.
 *
 * Source  yellow paper §4.4 (number, parent hash, time)
 */
import { type Address, type Hex, keccak256, stringToHex } from 'viem'

import type { SignedTransaction } from './signed-transaction.js'

/** A transaction in a block. */
export type MinedTransaction = SignedTransaction & {
  readonly blockNumber: bigint
  readonly index: number
  readonly effectiveGasPrice: bigint
  /** True when a contract reverted the transaction and only the fee was charged. */
  readonly isReverted: boolean
}

/** A block and its transactions. */
export type LedgerBlock = {
  readonly number: bigint
  readonly hash: Hex
  readonly parentHash: Hex
  readonly timestampSec: number
  readonly transactions: readonly MinedTransaction[]
}

/** The account that receives the tips of all transactions on the ledger. */
export const MINER: Address = '0x00000000000000000000000000000000b0a710e5'

/**
 * Creates the block that follows `parent`, or the first block if there is no parent. Its hash covers its chain, number,
 * parent, time and transaction hashes. Its time is at least a second after its parent's.
 */
export function sealBlock({
  chainId,
  parent,
  nowMs,
  transactions,
}: {
  readonly chainId: number
  readonly parent: LedgerBlock | undefined
  readonly nowMs: number
  readonly transactions: readonly MinedTransaction[]
}): LedgerBlock {
  const number = parent === undefined ? 0n : parent.number + 1n
  const parentHash: Hex = parent?.hash ?? `0x${'0'.repeat(64)}`
  const timestampSec = Math.max(Math.floor(nowMs / 1000), (parent?.timestampSec ?? -1) + 1)
  const content = [chainId, number, parentHash, timestampSec, ...transactions.map(({ hash }) => hash)]
  return { number, hash: keccak256(stringToHex(content.join())), parentHash, timestampSec, transactions }
}
