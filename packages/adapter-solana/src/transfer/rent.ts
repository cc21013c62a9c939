/**
 * What the chain asks an account to hold, for nothing but being there.
 *
 * Out     readMinimum   lamports of an account without data, by the chain's own figure; undefined where no node tells it
 *         assertBounds  nothing; returning means that the chain takes what both accounts hold afterwards
 * Throws  ReceiverMinimumError, SenderMinimumError
 * Source  spec R-SEND-85; JSON-RPC getMinimumBalanceForRentExemption
 */
import { type CaipNetworkId, formatUnits, type TransferBounds } from '@bowline/kit-core'
import { u64Schema } from '../chain/answers.js'
import type { AskNode } from '../chain/nodes.js'
import { ReceiverMinimumError, SenderMinimumError } from './errors.js'

const SOL_DECIMALS = 9
const NO_DATA = 0

/** Asks the chain. */
export async function readMinimum(askNode: AskNode, caipNetworkId: CaipNetworkId): Promise<bigint | undefined> {
  const request = { method: 'getMinimumBalanceForRentExemption', params: [NO_DATA], schema: u64Schema }
  return askNode(caipNetworkId, request).catch(() => undefined)
}

/** What is judged, in lamports; `sent` SOL alone, `left` to the sender once all is paid. */
export type Bounded = {
  readonly bounds: TransferBounds | undefined
  readonly sent: bigint
  readonly left: bigint | undefined
}

/** Judges a transfer before the wallet is asked. An account that pays more than it has is left to the chain's words. */
export function assertBounds({ bounds, sent, left = 0n }: Bounded): void {
  if (!bounds) return
  if (sent > 0n && sent < bounds.least) throw new ReceiverMinimumError(formatUnits(bounds.least, SOL_DECIMALS))
  if (left > 0n && left < bounds.keep) throw new SenderMinimumError(formatUnits(bounds.keep, SOL_DECIMALS))
}
