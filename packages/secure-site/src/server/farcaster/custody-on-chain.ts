/**
 * Checks in the registry on OP Mainnet who owns a Farcaster account.
 *
 * In      the RPC URL of an OP Mainnet node
 * Out     the check, for the option `farcaster.isCustody`
 * Throws  when the node request fails
 * Source  Farcaster contracts, IdRegistry
 */
import { createPublicClient, http, parseAbi } from 'viem'
import type { FarcasterOptions } from './farcaster-options.js'

const REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const ABI = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

/** Creates a check that reads from the registry which account an address owns. */
export function createCustodyCheck({ rpcUrl }: { rpcUrl: string }): FarcasterOptions['isCustody'] {
  const client = createPublicClient({ transport: http(rpcUrl) })
  return async ({ fid, address }) => {
    const held = await client.readContract({ address: REGISTRY, abi: ABI, functionName: 'idOf', args: [address] })
    return held === BigInt(fid)
  }
}
