/**
 * Checks the minimum that the chain requires accounts to hold (rent exemption).
 *
 * Out     fetchMinimum  lamports that an account without data must hold, from the chain; undefined when no node returns it
 *         assertBounds  nothing; it returns when both accounts hold enough after the transfer, or when `bounds` is undefined
 * Throws  RecipientMinimumError, SenderMinimumError
 * Source  spec R-SEND-85; JSON-RPC getMinimumBalanceForRentExemption
 */
import { type CaipNetworkId, formatUnits, type TransferLimits } from '@bowline/kit-core'
import type { RequestNode } from '../chain/nodes.js'
import { u64Schema } from '../chain/response-schemas.js'
import { RecipientMinimumError, SenderMinimumError } from './errors.js'

const SOL_DECIMALS = 9
const NO_DATA = 0

/** Fetches the minimum in lamports. Never rejects. */
export async function fetchMinimum(
  requestNode: RequestNode,
  caipNetworkId: CaipNetworkId,
): Promise<bigint | undefined> {
  const request = { method: 'getMinimumBalanceForRentExemption', params: [NO_DATA], schema: u64Schema }
  return requestNode(caipNetworkId, request).catch(() => undefined)
}

/** What to check, in lamports. `sent`: SOL only. `left`: what the sender has after amount, fee and rent. */
export type BoundsParams = {
  readonly bounds: TransferLimits | undefined
  readonly sent: bigint
  readonly left: bigint | undefined
}

/**
 * Checks a transfer before the wallet is prompted. If an account pays more than it has, the simulation reports it instead.
 */
export function assertBounds({ bounds, sent, left = 0n }: BoundsParams): void {
  if (!bounds) return
  if (sent > 0n && sent < bounds.minimumToRecipient)
    throw new RecipientMinimumError(formatUnits(bounds.minimumToRecipient, SOL_DECIMALS))
  if (left > 0n && left < bounds.minimumToKeep)
    throw new SenderMinimumError(formatUnits(bounds.minimumToKeep, SOL_DECIMALS))
}
