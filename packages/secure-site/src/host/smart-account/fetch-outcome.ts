/**
 * Finds out what became of an operation. Only the network's node decides: a bundler's word is a hint where to look.
 *
 * In      the stored operation; node and bundler of its network; the time
 * Out     pending   not known yet: it may still be carried out
 *         done      the transaction that carried it out, whether its calls succeeded, and their logs
 *         never     another operation with its nonce was carried out
 * Throws  RequestRejectedError  the node does not respond
 * Source  ERC-4337 (events of EntryPoint 0.7)
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { concat, encodeAbiParameters, isHex } from 'viem'
import type { NodeClient } from '../rpc/node.js'
import { ENTRY_POINT } from './contracts.js'
import type { OperationRecord } from './operation-record.js'

/** UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256) */
const OPERATION_EVENT = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** BeforeExecution() */
const BEFORE_EXECUTION = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'
/** A node that lags may not know the event yet when it knows the nonce. */
const NONCE_SURE_MS = 120_000

/** getNonce(address sender, uint192 key) */
const GET_NONCE = '0x35567e1a'

const logSchema = v.looseObject({
  address: v.string(),
  topics: v.array(v.string()),
  data: v.string(),
  transactionHash: v.string(),
})
const receiptSchema = v.object({
  transactionHash: v.string(),
  blockHash: v.string(),
  blockNumber: v.string(),
  gasUsed: v.string(),
  logs: v.array(logSchema),
})
const hintSchema = v.object({
  receipt: v.object({ transactionHash: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)) }),
})

type Log = v.InferOutput<typeof logSchema>

/** What became of an operation. */
export type OperationOutcome =
  | { readonly status: 'pending' | 'never' }
  | {
      readonly status: 'done'
      readonly isSuccess: boolean
      readonly receipt: Omit<v.InferOutput<typeof receiptSchema>, 'logs'> & { readonly logs: readonly Log[] }
    }

/** Fetches the outcome. */
export async function fetchOutcome(
  record: OperationRecord,
  { node, bundler, nowMs }: { readonly node: NodeClient; readonly bundler: NodeClient; readonly nowMs: number },
): Promise<OperationOutcome> {
  // The nonce first: an operation that used it before this moment has its event by the next request.
  const nonce = await fetchNonce(record.sender, node)
  const found = await findByLogs(record, node)
  const transactionHash = found === undefined ? await findByBundler(record, bundler) : (found ?? undefined)
  const done = transactionHash === undefined ? undefined : await fetchDone(record, transactionHash, node)
  if (done !== undefined) return done
  const isUsed = nonce > BigInt(record.nonce) && found === null
  return { status: isUsed && nowMs - record.recordedAtMs >= NONCE_SURE_MS ? 'never' : 'pending' }
}

/** Fetches the next nonce of an account. */
export async function fetchNonce(sender: `0x${string}`, node: NodeClient): Promise<bigint> {
  const data = concat([GET_NONCE, encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [sender, 0n])])
  const nonce = await node('eth_call', [{ to: ENTRY_POINT.address, data }, 'latest'])
  return v.parse(
    v.pipe(
      v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i)),
      v.transform((text) => BigInt(text)),
    ),
    nonce,
  )
}

/** The hash of the transaction with the operation's event; null when there is none; undefined when the node cannot tell. */
async function findByLogs({ hash, firstBlock }: OperationRecord, node: NodeClient): Promise<string | null | undefined> {
  const filter = { address: ENTRY_POINT.address, topics: [OPERATION_EVENT, hash], fromBlock: firstBlock }
  const logs = tryParse(
    v.array(logSchema),
    await node('eth_getLogs', [{ ...filter, toBlock: 'latest' }]).catch(() => undefined),
  )
  return logs && (logs.find((log) => isEventOf(log, hash))?.transactionHash ?? null)
}

async function findByBundler({ hash }: OperationRecord, bundler: NodeClient): Promise<string | undefined> {
  const response = await bundler('eth_getUserOperationReceipt', [hash]).catch(() => undefined)
  return tryParse(hintSchema, response)?.receipt.transactionHash
}

async function fetchDone(
  { hash }: OperationRecord,
  transactionHash: string,
  node: NodeClient,
): Promise<Extract<OperationOutcome, { status: 'done' }> | undefined> {
  const receipt = tryParse(receiptSchema, await node('eth_getTransactionReceipt', [transactionHash]))
  const at = receipt?.logs.findIndex((log) => isEventOf(log, hash)) ?? -1
  const event = receipt?.logs[at]
  if (receipt === undefined || event === undefined) return undefined
  const isMark = ({ address, topics: [topic] }: Log) =>
    isEntryPoint(address) && (topic === OPERATION_EVENT || topic === BEFORE_EXECUTION)
  const start = receipt.logs.slice(0, at).findLastIndex(isMark) + 1
  return {
    status: 'done',
    isSuccess: isHex(event.data) && BigInt(`0x${event.data.slice(66, 130)}`) === 1n,
    receipt: { ...receipt, logs: receipt.logs.slice(start, at) },
  }
}

const isEntryPoint = (address: string): boolean => address.toLowerCase() === ENTRY_POINT.address.toLowerCase()

const isEventOf = ({ address, topics }: Log, hash: string): boolean =>
  isEntryPoint(address) && topics[0] === OPERATION_EVENT && topics[1]?.toLowerCase() === hash.toLowerCase()
