/**
 * The context of a smart account's grant: a delegation, which the chain checks with the account's contract (ERC-1271). The mock has no
 * chain, so it compares the account only.
 *
 * In      a context
 * Out     getDelegator        the account that delegates; undefined for another format
 *         getDelegationHash   the hash by which the chain knows the delegation, and which its end names
 * Source  DelegationManager of the MetaMask Delegation Framework 1.3.0; ERC-7710
 */
import { decodeAbiParameters, type Hex, hashStruct } from 'viem'

const CHAIN = [
  {
    type: 'tuple[]',
    components: [
      { name: 'delegate', type: 'address' },
      { name: 'delegator', type: 'address' },
      { name: 'authority', type: 'bytes32' },
      {
        name: 'caveats',
        type: 'tuple[]',
        components: [
          { name: 'enforcer', type: 'address' },
          { name: 'terms', type: 'bytes' },
          { name: 'args', type: 'bytes' },
        ],
      },
      { name: 'salt', type: 'uint256' },
      { name: 'signature', type: 'bytes' },
    ],
  },
] as const

const TYPES = {
  Delegation: [
    { name: 'delegate', type: 'address' },
    { name: 'delegator', type: 'address' },
    { name: 'authority', type: 'bytes32' },
    { name: 'caveats', type: 'Caveat[]' },
    { name: 'salt', type: 'uint256' },
  ],
  Caveat: [
    { name: 'enforcer', type: 'address' },
    { name: 'terms', type: 'bytes' },
  ],
} as const

function decode(context: Hex) {
  try {
    return decodeAbiParameters(CHAIN, context)[0][0]
  } catch {
    return undefined
  }
}

/** Returns the account that delegates. */
export function getDelegator(context: Hex): Hex | undefined {
  return decode(context)?.delegator
}

/** Returns the delegation's hash. */
export function getDelegationHash(context: Hex): Hex | undefined {
  const delegation = decode(context)
  return delegation && hashStruct({ data: delegation, primaryType: 'Delegation', types: TYPES })
}
