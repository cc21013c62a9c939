/**
 * Checks that a network has the pinned contracts, before an account on it is offered.
 *
 * In      the chain's id, its node; the frame's storage, which keeps a check that passed; the contracts
 * Out     whether each contract has exactly the pinned code
 * Throws  RequestRejectedError  the node does not respond
 * Source  EIP-712; see `contracts.ts`
 */
import { domainSeparator, isHex, keccak256, numberToHex } from 'viem'
import type { NodeClient } from '../rpc/node.js'
import type { FrameStorage } from '../session/frame-storage.js'
import type { PinnedContract } from './contracts.js'

/** Resolves to whether the network has the contracts. A check that passed is not repeated in this browser. */
export async function hasContracts(
  chainId: number,
  {
    node,
    storage,
    contracts,
  }: { readonly node: NodeClient; readonly storage: FrameStorage; readonly contracts: readonly PinnedContract[] },
): Promise<boolean> {
  const pinned = contracts.map(({ codeHash }) => codeHash).join()
  const key = `smart-account-contracts ${chainId} ${contracts[0]?.address}`
  if ((await storage.get(key)) === pinned) return true
  const checks = await Promise.all(contracts.map((contract) => hasPinnedCode(contract, chainId, node)))
  const isPresent = checks.every(Boolean)
  if (isPresent) await storage.set(key, pinned)
  return isPresent
}

async function hasPinnedCode(contract: PinnedContract, chainId: number, node: NodeClient): Promise<boolean> {
  const code = await node('eth_getCode', [contract.address, 'latest'])
  if (!isHex(code) || code === '0x') return false
  const masked = maskNetwork(code, contract, chainId)
  return masked !== undefined && keccak256(masked) === contract.codeHash
}

/** Replaces the words that depend on the network by zeros. Undefined when they are not those of this network. */
function maskNetwork(
  code: `0x${string}`,
  { address, domain }: PinnedContract,
  chainId: number,
): `0x${string}` | undefined {
  if (domain === undefined) return code
  const { name, chainIdAt, separatorAt } = domain
  const separator = domainSeparator({ domain: { name, version: '1', chainId, verifyingContract: address } })
  let masked: string = code
  for (const [at, word] of [
    [chainIdAt, numberToHex(chainId, { size: 32 })],
    [separatorAt, separator],
  ] as const) {
    const start = 2 + at * 2
    if (masked.slice(start, start + 64) !== word.slice(2)) return undefined
    masked = `${masked.slice(0, start)}${'0'.repeat(64)}${masked.slice(start + 64)}`
  }
  return `0x${masked.slice(2)}`
}
