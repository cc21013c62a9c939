/**
 * Converts blocks, transactions and receipts of the EVM ledger to JSON-RPC results, with numbers in hex.
 *
 * Source  ethereum/execution-apis, the schemas of block, transaction and receipt
 */
import { type Hex, numberToHex } from 'viem'

import { BASE_FEE_WEI, BLOCK_GAS_LIMIT } from './gas.js'
import { type LedgerBlock, MINER, type MinedTransaction } from './ledger-block.js'
import type { LedgerChain } from './ledger-chain.js'
import type { SignedTransaction } from './signed-transaction.js'

const TYPE_NUMBERS = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' } as const
const NO_LOGS: Hex = `0x${'0'.repeat(512)}`
const NO_HASH: Hex = `0x${'0'.repeat(64)}`

/** Converts a block. With `isFull` it contains whole transactions instead of hashes. */
export function toRpcBlock(chain: LedgerChain, block: LedgerBlock, isFull: boolean) {
  return {
    number: numberToHex(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    timestamp: numberToHex(block.timestampSec),
    transactions: block.transactions.map((one) => (isFull ? toRpcTransaction(chain, one) : one.hash)),
    baseFeePerGas: numberToHex(BASE_FEE_WEI),
    gasLimit: numberToHex(BLOCK_GAS_LIMIT),
    gasUsed: numberToHex(block.transactions.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)),
    miner: MINER,
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    size: '0x200',
    nonce: '0x0000000000000000',
    logsBloom: NO_LOGS,
    mixHash: NO_HASH,
    sha3Uncles: NO_HASH,
    stateRoot: NO_HASH,
    transactionsRoot: NO_HASH,
    receiptsRoot: NO_HASH,
    uncles: [],
  }
}

/** Converts a mined or pending transaction. */
export function toRpcTransaction(chain: LedgerChain, transaction: SignedTransaction | MinedTransaction) {
  const { type, signature, chainId, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const yParity = numberToHex(signature.yParity)
  return {
    hash: transaction.hash,
    type: TYPE_NUMBERS[type],
    chainId: numberToHex(chainId),
    from: transaction.from,
    to: transaction.to,
    nonce: numberToHex(transaction.nonce),
    value: numberToHex(transaction.value),
    input: transaction.data,
    gas: numberToHex(transaction.gas),
    gasPrice: numberToHex('index' in transaction ? transaction.effectiveGasPrice : maxFeePerGas),
    r: signature.r,
    s: signature.s,
    v: type === 'legacy' ? numberToHex(chainId * 2 + 35 + signature.yParity) : yParity,
    ...(type !== 'legacy' && { yParity, accessList: transaction.accessList }),
    ...(type === 'eip1559' && {
      maxFeePerGas: numberToHex(maxFeePerGas),
      maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
    }),
    ...placeShape(chain, transaction),
  }
}

/** Creates the receipt of a mined transaction. */
export function toRpcReceipt(chain: LedgerChain, transaction: MinedTransaction) {
  const before = chain.blockByNumber(transaction.blockNumber)?.transactions.slice(0, transaction.index + 1) ?? []
  const { blockHash, blockNumber, transactionIndex } = placeShape(chain, transaction)
  return {
    transactionHash: transaction.hash,
    transactionIndex,
    blockHash,
    blockNumber,
    from: transaction.from,
    to: transaction.to,
    status: transaction.isReverted ? '0x0' : '0x1',
    type: TYPE_NUMBERS[transaction.type],
    gasUsed: numberToHex(transaction.gasUsed),
    cumulativeGasUsed: numberToHex(before.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)),
    effectiveGasPrice: numberToHex(transaction.effectiveGasPrice),
    contractAddress: null,
    logs: [],
    logsBloom: NO_LOGS,
  }
}

function placeShape(chain: LedgerChain, transaction: SignedTransaction | MinedTransaction) {
  if (!('index' in transaction)) return { blockHash: null, blockNumber: null, transactionIndex: null }
  return {
    blockHash: chain.blockByNumber(transaction.blockNumber)?.hash ?? null,
    blockNumber: numberToHex(transaction.blockNumber),
    transactionIndex: numberToHex(transaction.index),
  }
}
