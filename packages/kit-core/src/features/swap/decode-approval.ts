/**
 * Decodes the call data of an ERC-20 approval that the data service built.
 *
 * In      data  of `approve(address,uint256)`; untrusted, because the service creates it
 * Out     spender and amount in base units; undefined for any other call or for extra data
 * Source  spec R-SWAP-33; ERC-20
 */

/** What an approval grants: spender and amount in base units. */
export type ApprovalGrant = { readonly spender: string; readonly value: bigint }

/** No account can hold this much, so an approval from here on is unlimited. */
const UNLIMITED_FROM = 2n ** 255n

const APPROVE = /^0x095ea7b3(?:0{24})([0-9a-f]{40})([0-9a-f]{64})$/i

export function decodeApproval(data: string): ApprovalGrant | undefined {
  const [, spender, value] = APPROVE.exec(data) ?? []
  return spender === undefined || value === undefined
    ? undefined
    : { spender: `0x${spender}`, value: BigInt(`0x${value}`) }
}

/** Whether the granted amount is 2^255 or more. */
export function isUnlimited({ value }: ApprovalGrant): boolean {
  return value >= UNLIMITED_FROM
}
