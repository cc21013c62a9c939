/**
 * What the chain asks an account to hold, for nothing but being there.
 *
 * Out     readMinimum   lamports of an account without data, by the chain's own figure; undefined where no node tells it
 *         assertBounds  nothing; returning means that the chain takes what both accounts hold afterwards
 * Throws  ReceiverMinimumError, SenderMinimumError
 * Source  spec R-SEND-85; JSON-RPC getMinimumBalanceForRentExemption
 */
import { type CaipNetworkId, formatUnits, type TransferLimits } from '@bowline/kit-core'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema } from '../chain/response-schemas.js'
import { ReceiverMinimumError, SenderMinimumError } from './errors.js'

const SOL_DECIMALS = 9
const NO_DATA = 0

/** Asks the chain. */
export async function readMinimum(askNode: RequestNode, caipNetworkId: CaipNetworkId): Promise<bigint | undefined> {
  const request = { method: 'getMinimumBalanceForRentExemption', params: [NO_DATA], schema: u64Schema }
  return askNode(caipNetworkId, request).catch(() => undefined)
}

/** What is judged, in lamports; `sent` SOL alone, `left` to the sender once all is paid. */
export type Bounded = {
  readonly bounds: TransferLimits | undefined
  readonly sent: bigint
  readonly left: bigint | undefined
}

/** Judges a transfer before the wallet is asked. An account that pays more than it has is left to the chain's words. */
export function assertBounds({ bounds, sent, left = 0n }: Bounded): void {
  if (!bounds) return
  if (sent > 0n && sent < bounds.minimumToRecipient)
    throw new ReceiverMinimumError(formatUnits(bounds.minimumToRecipient, SOL_DECIMALS))
  if (left > 0n && left < bounds.minimumToKeep)
    throw new SenderMinimumError(formatUnits(bounds.minimumToKeep, SOL_DECIMALS))
}
