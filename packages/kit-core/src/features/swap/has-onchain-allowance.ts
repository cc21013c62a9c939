/**
 * Whether the chain already has the needed allowance although the service reports less. A service that lags behind would make the
 * user pay for a second approval.
 *
 * Out     false when the chain does not respond within 3 s
 * Throws  only when code could not be loaded
 * Source  spec R-SWAP-116, R-SWAP-121
 */
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import type { ApprovalGrant } from './decode-approval.js'
import type { SwapScope } from './swap-scope.js'

const CHAIN_TIMEOUT_MS = 3_000

/** A needed allowance: token, spender and amount. */
export type RequiredAllowance = ApprovalGrant & { readonly tokenAddress: string }

export async function hasOnchainAllowance(
  kit: Kit,
  { address, network }: SwapScope,
  { tokenAddress, spender, value }: RequiredAllowance,
): Promise<boolean> {
  const { fetchHolding } = await loadPendingRecorder()
  const held = await fetchHolding(kit, { address, network, only: { tokenAddress, spender } }, CHAIN_TIMEOUT_MS)
  return held?.allowance !== undefined && held.allowance >= value
}
