/**
 * Whether what is swapped is allowed already, by the chain's word: a service that is behind the chain would have it paid for twice.
 *
 * Out     false where the chain does not say in 3 s
 * Throws  nothing but that code could not be loaded
 * Source  spec R-SWAP-116, R-SWAP-121
 */
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { ApprovalGrant } from './decode-approval.js'
import type { SwapSession } from './swap-session.js'

const CHAIN_LIMIT_MS = 3_000

/** What is to be taken: of which token, by whom, and how much. */
export type RequiredAllowance = ApprovalGrant & { readonly tokenAddress: string }

/** Asks the chain. */
export async function hasOnchainAllowance(
  kit: Kit,
  { address, network }: SwapSession,
  { tokenAddress, spender, value }: RequiredAllowance,
): Promise<boolean> {
  const { readHolding } = await loadPendingRecorder()
  const held = await readHolding(kit, { address, network, only: { tokenAddress, spender } }, CHAIN_LIMIT_MS)
  return held?.allowance !== undefined && held.allowance >= value
}
