/**
 * Estimates what a transfer costs, from the exact message that would be signed.
 *
 * Out     fee      lamports: signature and priority fee
 *         deposit  lamports for the token account of the recipient; 0 when it exists
 *         bounds   lamports: the minimums of both accounts; undefined when no node returns them
 *         receivedAmount  in units of the token, for a token that withholds a fee
 * Throws  InvalidAmountError, InvalidRecipientError, TokenNotFoundError, TransferRejectedError, WalletRequestError
 * Source  spec R-SEND-22, R-SEND-85, R-SEND-106
 */
import type { EstimateTransferParams, TransferEstimate } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema, valueSchema } from '../chain/response-schemas.js'
import { assertSimulationSucceeds } from './simulate-transfer.js'
import { buildTransfer } from './transfer.js'

/** Builds and simulates a transfer, and resolves to its costs. */
export async function estimateTransfer(
  requestNode: RequestNode,
  params: EstimateTransferParams,
): Promise<TransferEstimate> {
  const { address, to, value, tokenAddress, decimals, isMinimum, network } = params
  const { caipNetworkId } = network
  const { message, rent, bounds, receivedAmount, wire } = await buildTransfer(requestNode, {
    from: address,
    to,
    value,
    mint: tokenAddress,
    decimals,
    isMinimum,
    caipNetworkId,
  })
  const [{ value: fee }] = await Promise.all([
    requestNode(caipNetworkId, {
      method: 'getFeeForMessage',
      params: [message, { commitment: 'confirmed' }],
      schema: valueSchema(v.nullable(u64Schema)),
    }),
    assertSimulationSucceeds(requestNode, { wire, isToken: tokenAddress !== undefined, rent, caipNetworkId }),
  ])
  if (fee === null) throw new WalletRequestError('', undefined, new Error('The node does not know the blockhash'))
  return { fee, deposit: rent, bounds, receivedAmount }
}
