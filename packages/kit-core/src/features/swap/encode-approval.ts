/**
 * The call data of an approval, written by the kit, so that it grants what was chosen and not what a service proposes.
 *
 * In      spender  a bare address; value in base units
 * Out     call data of `approve(address,uint256)`
 * Source  spec R-SWAP-80; ERC-20
 */
import type { ApprovalGrant } from './decode-approval.js'

/** What wallets and contracts take for no limit. */
export const UNLIMITED = 2n ** 256n - 1n

/** Writes it. */
export function writeApproval({ spender, value }: ApprovalGrant): string {
  return `0x095ea7b3${spender.slice(2).padStart(64, '0')}${value.toString(16).padStart(64, '0')}`
}
