/**
 * What an approval grants, read from its call data.
 *
 * In      data  of `approve(address,uint256)`: hostile, for the service wrote it
 * Out     spender, and how much in base units; undefined when the data is any other call, or more than that call
 * Source  spec R-SWAP-33; ERC-20
 */

/** A grant. */
export type ApprovalGrant = { readonly spender: string; readonly value: bigint }

/** Nobody can have that much: what cannot be used up is no limit. */
const UNLIMITED_FROM = 2n ** 255n

const APPROVE = /^0x095ea7b3(?:0{24})([0-9a-f]{40})([0-9a-f]{64})$/i

/** Reads an approval. */
export function readApproval(data: string): ApprovalGrant | undefined {
  const [, spender, value] = APPROVE.exec(data) ?? []
  return spender === undefined || value === undefined
    ? undefined
    : { spender: `0x${spender}`, value: BigInt(`0x${value}`) }
}

/** Whether a grant has no limit. */
export function isUnlimited({ value }: ApprovalGrant): boolean {
  return value >= UNLIMITED_FROM
}
