/**
 * Address of a user's smart account, and the call that creates it. Both depend only on the owner and the pinned contracts, so
 * the address is the same on every network and can receive before the contract exists.
 *
 * In      owner   address of the frame's EVM key
 * Out     address; factory and its call data, for an operation's init code and for ERC-6492
 * Source  ERC-1967, ERC-4337, EIP-1014; HybridDeleGator of the MetaMask Delegation Framework 1.3.0
 */
import { concat, encodeAbiParameters, getContractAddress, serializeErc6492Signature } from 'viem'
import type { NodeClient } from '../rpc/node.js'
import { FACTORY, IMPLEMENTATION, PROXY_CREATION_CODE } from './contracts.js'

/** initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues) */
const INITIALIZE = '0x8ebf9533'
/** deploy(bytes bytecode, bytes32 salt) */
const DEPLOY = '0x4af63f02'

/** One account for each owner. */
const SALT = `0x${'00'.repeat(32)}` as const

/** An account that may not exist on a network yet. */
export type CounterfactualAccount = {
  readonly address: `0x${string}`
  readonly factory: `0x${string}`
  readonly factoryData: `0x${string}`
}

/** Computes the account of an owner. */
export function getCounterfactualAccount(owner: `0x${string}`): CounterfactualAccount {
  const initialize = concat([
    INITIALIZE,
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'string[]' }, { type: 'uint256[]' }, { type: 'uint256[]' }],
      [owner, [], [], []],
    ),
  ])
  const bytecode = concat([
    PROXY_CREATION_CODE,
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [IMPLEMENTATION.address, initialize]),
  ])
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: FACTORY.address, salt: SALT, bytecode }),
    factory: FACTORY.address,
    factoryData: concat([DEPLOY, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes32' }], [bytecode, SALT])]),
  }
}

/** Whether an account's contract exists on the network of a node. */
export async function isDeployed(address: `0x${string}`, node: NodeClient): Promise<boolean> {
  return (await node('eth_getCode', [address, 'latest'])) !== '0x'
}

/** Adds to a signature what a verifier needs while the account's contract does not exist. Source: ERC-6492. */
export async function completeSignature(
  signature: `0x${string}`,
  { owner, node }: { readonly owner: `0x${string}`; readonly node: NodeClient },
): Promise<`0x${string}`> {
  const { address, factory, factoryData } = getCounterfactualAccount(owner)
  if (await isDeployed(address, node)) return signature
  return serializeErc6492Signature({ address: factory, data: factoryData, signature })
}
