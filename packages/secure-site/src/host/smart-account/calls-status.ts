/**
 * Handles `wallet_getCallsStatus` of batches that this frame has sent.
 *
 * In      params   `[id]`
 * Out     status 100 on its way, 200 done, 500 failed as a whole, 400 will not happen; receipts from the network's node
 * Throws  RequestRejectedError  5730 an unknown id
 * Source  EIP-5792
 */
import { RequestRejectedError, RPC_CODES, tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { numberToHex } from 'viem'
import { getEvmChainId } from '../rpc/network.js'
import type { RpcContext } from '../rpc/rpc-context.js'
import { fetchOutcome, type OperationOutcome } from './fetch-outcome.js'
import { openOperationRecords } from './operation-records.js'

const paramsSchema = v.tupleWithRest([v.string()], v.unknown())

/** Returns a batch's status. A node that does not respond leaves it at 100. */
export async function getCallsStatus(params: unknown, context: RpcContext): Promise<object> {
  const records = openOperationRecords(context.storage, context)
  const id = tryParse(paramsSchema, params)?.[0]
  const record = id === undefined ? undefined : await records.get(id)
  const clients = record && context.getClients(record.caipNetworkId)
  if (record === undefined || clients?.bundler === undefined)
    throw new RequestRejectedError('Unknown batch of calls', { code: RPC_CODES.unknownBatch })
  const { node, bundler } = clients
  const outcome = await fetchOutcome(record, { node, bundler, nowMs: context.now() }).catch(
    (): OperationOutcome => ({ status: 'pending' }),
  )
  if (outcome.status !== 'pending' && !record.isSettled) await records.set({ ...record, isSettled: true })
  return {
    version: '2.0.0',
    id: record.id,
    chainId: numberToHex(getEvmChainId(record.caipNetworkId) ?? 0),
    atomic: true,
    ...toStatus(outcome),
  }
}

function toStatus(outcome: OperationOutcome): object {
  if (outcome.status !== 'done') return { status: outcome.status === 'never' ? 400 : 100 }
  const { transactionHash, blockHash, blockNumber, gasUsed, logs } = outcome.receipt
  const { isSuccess } = outcome
  const receipt = {
    ...{ transactionHash, blockHash, blockNumber, gasUsed, status: isSuccess ? '0x1' : '0x0' },
    logs: logs.map(({ address, topics, data }) => ({ address, topics, data })),
  }
  return { status: isSuccess ? 200 : 500, receipts: [receipt] }
}
