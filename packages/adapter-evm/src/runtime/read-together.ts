import type { Address, Client } from 'viem'
import { getBalance } from 'viem/actions'

/** Reads a balance together with whatever else the client reads in this moment. A file of its own, loaded when there are several. */
export function readTogether(client: Client, address: Address): Promise<bigint> {
  return getBalance(client, { address })
}
