/**
 * The JSON-RPC methods that the EVM ledger supports.
 *
 * Source  ethereum/execution-apis; spec R-API-59
 */

import * as v from 'valibot'
import { numberToHex } from 'viem'

import { getFeeHistory } from './fee-history.js'
import { BASE_FEE_WEI, calculateGas, SUGGESTED_TIP_WEI } from './gas.js'
import type { LedgerChain } from './ledger-chain.js'
import { parseParams } from './parse-params.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'
import {
  addressSchema,
  assertLatest,
  type BlockId,
  blockIdSchema,
  callSchema,
  findBlock,
  hashSchema,
  hexSchema,
} from './rpc-params.js'
import { toRpcBlock, toRpcReceipt, toRpcTransaction } from './rpc-shapes.js'
import { parseSignedTransaction } from './signed-transaction.js'

/** Runs one method on a chain and returns its JSON-RPC result. Throws `RpcError`. */
export type RpcMethod = (chain: LedgerChain, params: unknown) => unknown

const accountParams = v.strictTuple([addressSchema, v.optional(blockIdSchema)])
const callParams = v.tupleWithRest([callSchema, v.optional(blockIdSchema)], v.unknown())
const hashParams = v.strictTuple([hashSchema])
/** Caller of a call without `from`. */
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`
/** Code that the ledger returns for its contracts: a single STOP. */
const CONTRACT_CODE = '0x00'
/** The supported methods by name. */
export const RPC_METHODS: ReadonlyMap<string, RpcMethod> = new Map<string, RpcMethod>([
  ['web3_clientVersion', () => 'bowline-ledger'],
  ['net_version', ({ chainId }) => String(chainId)],
  ['eth_chainId', ({ chainId }) => numberToHex(chainId)],
  ['eth_blockNumber', (chain) => numberToHex(chain.latest().number)],
  ['eth_gasPrice', () => numberToHex(BASE_FEE_WEI + SUGGESTED_TIP_WEI)],
  ['eth_maxPriorityFeePerGas', () => numberToHex(SUGGESTED_TIP_WEI)],
  ['eth_feeHistory', getFeeHistory],
  ['eth_getBalance', (chain, params) => numberToHex(chain.balanceOf(parseAccount(chain, params).address))],
  [
    'eth_getTransactionCount',
    (chain, params) => {
      const { address, blockId } = parseAccount(chain, params)
      return numberToHex(blockId === 'pending' ? chain.waitingNonceOf(address) : chain.nonceOf(address))
    },
  ],
  ['eth_getCode', getCode],
  ['eth_getLogs', getLogs],
  ['eth_call', call],
  ['eth_estimateGas', estimateGas],
  [
    'eth_getBlockByNumber',
    (chain, params) => block(chain, parseParams(v.strictTuple([blockIdSchema, v.boolean()]), params)),
  ],
  [
    'eth_getBlockByHash',
    (chain, params) => {
      const [blockHash, isFull] = parseParams(v.strictTuple([hashSchema, v.boolean()]), params)
      return block(chain, [{ blockHash }, isFull])
    },
  ],
  ['eth_sendRawTransaction', sendRawTransaction],
  ['eth_getTransactionByHash', transactionByHash],
  [
    'eth_getTransactionReceipt',
    (chain, params) => {
      const mined = chain.minedByHash(parseParams(hashParams, params)[0])
      return mined === undefined ? null : toRpcReceipt(chain, mined)
    },
  ],
])

function parseAccount(chain: LedgerChain, params: unknown) {
  const [address, blockId = 'latest'] = parseParams(accountParams, params)
  assertLatest(chain, blockId)
  return { address, blockId }
}

function getCode(chain: LedgerChain, params: unknown): string {
  return chain.isContract(parseAccount(chain, params).address) ? CONTRACT_CODE : '0x'
}

function getLogs(_: LedgerChain, params: unknown): readonly never[] {
  parseParams(v.strictTuple([v.object({})]), params)
  return []
}

function call(chain: LedgerChain, params: unknown): string {
  const [{ from, to, value = 0n, data, input }, blockId = 'latest'] = parseParams(callParams, params)
  assertLatest(chain, blockId)
  assertPayable(chain, from, value)
  if (to === undefined || to === null) return '0x'
  return chain.planCall({ from: from ?? ZERO_ADDRESS, to, value, data: input ?? data ?? '0x' })?.result ?? '0x'
}

function estimateGas(chain: LedgerChain, params: unknown): string {
  const [{ from, to, value = 0n, data, input }, blockId = 'latest'] = parseParams(callParams, params)
  assertLatest(chain, blockId)
  if (to === undefined || to === null)
    throw new RpcError(SERVER_ERROR, 'this ledger keeps no contracts, so none can be created')
  assertPayable(chain, from, value)
  const callData = input ?? data ?? '0x'
  chain.planCall({ from: from ?? ZERO_ADDRESS, to, value, data: callData })
  return numberToHex(calculateGas(callData))
}

function assertPayable(chain: LedgerChain, from: string | undefined, value: bigint): void {
  if (value === 0n || (from !== undefined && chain.balanceOf(from) >= value)) return
  throw new RpcError(SERVER_ERROR, 'insufficient funds for gas * price + value')
}

function block(chain: LedgerChain, [id, isFull]: readonly [BlockId, boolean]) {
  const found = findBlock(chain, id)
  return found === undefined ? null : toRpcBlock(chain, found, isFull)
}

async function sendRawTransaction(chain: LedgerChain, params: unknown): Promise<string> {
  const [raw] = parseParams(v.strictTuple([hexSchema]), params)
  const transaction = await parseSignedTransaction(raw)
  chain.submit(transaction)
  return transaction.hash
}

function transactionByHash(chain: LedgerChain, params: unknown) {
  const [hash] = parseParams(hashParams, params)
  const found = chain.minedByHash(hash) ?? chain.waitingByHash(hash)
  return found === undefined ? null : toRpcTransaction(chain, found)
}
