/**
 * What a transfer would cost, asked of the chain with the very message that would be signed.
 *
 * Out     lamports
 * Throws  InvalidAmountError, InvalidReceiverError, WalletRequestError
 * Source  spec R-SEND-22
 */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import { u64Schema, valueSchema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import type { EstimateTransferParams, TransferEstimate } from './params.js'
import { buildTransfer } from './transfer.js'

/** Estimates a transfer. */
export async function estimateTransfer(askNode: AskNode, params: EstimateTransferParams): Promise<TransferEstimate> {
  const { address, to, value, mint, network } = params
  const { caipNetworkId } = network
  const { message, rent } = await buildTransfer(askNode, { from: address, to, value, mint, caipNetworkId })
  const { value: fee } = await askNode(caipNetworkId, {
    method: 'getFeeForMessage',
    params: [message, { commitment: 'confirmed' }],
    schema: valueSchema(z.nullable(u64Schema)),
  })
  if (fee === null) throw new WalletRequestError('', undefined, new Error('The node does not know the blockhash'))
  return { fee, rent }
}
