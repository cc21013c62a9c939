/**
 * Who holds a Farcaster account, by the registry on OP Mainnet.
 *
 * In      the RPC URL of a node of that network
 * Out     the check for the options of the server
 * Throws  when the node cannot be asked
 * Source  Farcaster contracts, IdRegistry
 */
import { createPublicClient, http, parseAbi } from 'viem'
import type { FarcasterOptions } from './farcaster-options.js'

const REGISTRY = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const ABI = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])

/** Asks the registry which account an address holds. */
export function createCustodyCheck({ rpcUrl }: { rpcUrl: string }): FarcasterOptions['isCustody'] {
  const client = createPublicClient({ transport: http(rpcUrl) })
  return async ({ fid, address }) => {
    const held = await client.readContract({ address: REGISTRY, abi: ABI, functionName: 'idOf', args: [address] })
    return held === BigInt(fid)
  }
}
