/**
 * The contracts behind smart accounts, pinned by address and code. Their addresses are the same on every network.
 *
 * Source  EntryPoint 0.7 of ERC-4337; MetaMask Delegation Framework 1.3.0: `@metamask/delegation-deployments` 2.0.0 for addresses,
 *         `@metamask/delegation-abis` 2.0.0 (MIT-0 or Apache-2.0) for the proxy's code. The hashes are those of the code that
 *         the transactions of the framework's deployment put at these addresses
 */

import { UPGRADE_CONTRACT } from '../signer/authorization.js'

/** `contract` is a contract that the key owns; `upgraded` the key's own account with the code of one (EIP-7702). */
export type AccountKind = 'contract' | 'upgraded'

/** A contract with its code. */
export type PinnedContract = {
  readonly address: `0x${string}`
  /** Hash of its code, with zeros in place of the words that depend on the network. */
  readonly codeHash: `0x${string}`
  /** Its EIP-712 domain, whose separator the code contains, and the offsets in bytes of chain id and separator. */
  readonly domain?: { readonly name: string; readonly chainIdAt: number; readonly separatorAt: number }
}

/** Takes operations from bundlers, and has accounts check and carry them out. */
export const ENTRY_POINT: PinnedContract = {
  address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  codeHash: '0x8db5ff695839d655407cc8490bb7a5d82337a86a6b39c3f0258aa6c3b582fc58',
}

/** Creates accounts. */
export const FACTORY: PinnedContract = {
  address: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  codeHash: '0x82c94f0735e1e8ea2ffc1df4186cf5d3e28877459f9ff330289b99ea851e5ae9',
}

/** Implementation behind each account's proxy. */
export const IMPLEMENTATION: PinnedContract = {
  address: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  codeHash: '0xccb8a9667d9e83613fcfdcf4d329e1c07d3b5b0683b2d92437b6bf5b4cbf2dc6',
  domain: { name: 'HybridDeleGator', chainIdAt: 7835, separatorAt: 7877 },
}

/** May act for accounts that have signed a delegation. */
export const DELEGATION_MANAGER: PinnedContract = {
  address: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  codeHash: '0xa14af61a12e4e62a7e7a4de36f9b03cfdd35602777767bb2193572e11a19a8de',
  domain: { name: 'DelegationManager', chainIdAt: 6767, separatorAt: 6809 },
}

/** The code that the key's own account gets by an upgrade (EIP-7702). */
export const UPGRADE: PinnedContract = {
  address: UPGRADE_CONTRACT,
  codeHash: '0x29e80da8dce2a5184fbbe98d907f0b4c01c9ad4f40c485bb038c82f28db5425a',
  domain: { name: 'EIP7702StatelessDeleGator', chainIdAt: 5801, separatorAt: 5843 },
}

/** All contracts that an account depends on, by its kind. */
export const CONTRACTS = {
  contract: [ENTRY_POINT, FACTORY, IMPLEMENTATION, DELEGATION_MANAGER],
  upgraded: [UPGRADE, ENTRY_POINT, DELEGATION_MANAGER],
} as const satisfies Readonly<Record<AccountKind, readonly PinnedContract[]>>

/** Creation code of an account's proxy (ERC-1967), without its arguments. */
export const PROXY_CREATION_CODE =
  '0x60806040526040516103f03803806103f08339810160408190526100229161025e565b61002c8282610033565b5050610341565b61003c82610091565b6040516001600160a01b038316907fbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b905f90a280511561008557610080828261010c565b505050565b61008d61017f565b5050565b806001600160a01b03163b5f036100cb57604051634c9c8ce360e01b81526001600160a01b03821660048201526024015b60405180910390fd5b7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc80546001600160a01b0319166001600160a01b0392909216919091179055565b60605f80846001600160a01b0316846040516101289190610326565b5f60405180830381855af49150503d805f8114610160576040519150601f19603f3d011682016040523d82523d5f602084013e610165565b606091505b5090925090506101768583836101a0565b95945050505050565b341561019e5760405163b398979f60e01b815260040160405180910390fd5b565b6060826101b5576101b0826101ff565b6101f8565b81511580156101cc57506001600160a01b0384163b155b156101f557604051639996b31560e01b81526001600160a01b03851660048201526024016100c2565b50805b9392505050565b80511561020f5780518082602001fd5b604051630a12f52160e11b815260040160405180910390fd5b634e487b7160e01b5f52604160045260245ffd5b5f5b8381101561025657818101518382015260200161023e565b50505f910152565b5f806040838503121561026f575f80fd5b82516001600160a01b0381168114610285575f80fd5b60208401519092506001600160401b03808211156102a1575f80fd5b818501915085601f8301126102b4575f80fd5b8151818111156102c6576102c6610228565b604051601f8201601f19908116603f011681019083821181831017156102ee576102ee610228565b81604052828152886020848701011115610306575f80fd5b61031783602083016020880161023c565b80955050505050509250929050565b5f825161033781846020870161023c565b9190910192915050565b60a38061034d5f395ff3fe6080604052600a600c565b005b60186014601a565b6050565b565b5f604b7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc546001600160a01b031690565b905090565b365f80375f80365f845af43d5f803e8080156069573d5ff35b3d5ffdfea2646970667358221220fd2cc92935c943d341edacaf5318a0b9ab0185ce62ef72e95ab393ef358730c464736f6c63430008170033' as const
