/**
 * What a transfer would cost, asked of the chain with the very message that would be signed.
 *
 * Out     fee      lamports: signature and priority
 *         deposit  lamports: of the token account that the receiver does not have yet; 0 where there is one
 *         bounds   lamports: what the chain asks of both accounts; absent where no node tells it
 *         arrives  base units, of a token that keeps a fee
 * Throws  InvalidAmountError, InvalidReceiverError, TokenNotFoundError, TransferRejectedError, WalletRequestError
 * Source  spec R-SEND-22, R-SEND-85, R-SEND-106
 */
import { type EstimateTransferParams, type TransferEstimate, WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { assertCarriedOut } from './simulate.js'
import { buildTransfer } from './transfer.js'

/** Estimates a transfer. */
export async function estimateTransfer(
  askNode: RequestNode,
  params: EstimateTransferParams,
): Promise<TransferEstimate> {
  const { address, to, value, tokenAddress, decimals, isLeast, network } = params
  const { caipNetworkId } = network
  const { message, rent, bounds, receivedAmount, wire } = await buildTransfer(askNode, {
    from: address,
    to,
    value,
    mint: tokenAddress,
    decimals,
    isLeast,
    caipNetworkId,
  })
  const [{ value: fee }] = await Promise.all([
    askNode(caipNetworkId, {
      method: 'getFeeForMessage',
      params: [message, { commitment: 'confirmed' }],
      schema: valueSchema(z.nullable(u64Schema)),
    }),
    assertCarriedOut(askNode, { wire, isToken: tokenAddress !== undefined, rent, caipNetworkId }),
  ])
  if (fee === null) throw new WalletRequestError('', undefined, new Error('The node does not know the blockhash'))
  return { fee, deposit: rent, bounds, receivedAmount }
}
