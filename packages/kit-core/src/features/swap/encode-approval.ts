/**
 * Encodes the approval that the wallet sends, so that it grants what the user chose and not what the service proposes.
 *
 * In      spender  a bare address
 * Out     call data of `approve(address,uint256)`
 * Source  spec R-SWAP-80; ERC-20
 */
import type { ApprovalGrant } from './decode-approval.js'

/** Amount that wallets and contracts treat as unlimited: 2^256 − 1. */
export const UNLIMITED = 2n ** 256n - 1n

export function encodeApproval({ spender, value }: ApprovalGrant): string {
  return `0x095ea7b3${spender.slice(2).padStart(64, '0')}${value.toString(16).padStart(64, '0')}`
}
