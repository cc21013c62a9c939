/**
 * Reads several native balances in one request to the network's multicall contract. Loads when several are requested in one
 * microtask.
 *
 * A balance that cannot be read this way is requested separately.
 *
 * Throws  per balance: WalletRequestError when no node responds, RequestAbortedError
 * Source  Multicall3 (getEthBalance); spec R-API-60, R-API-61
 */
import { withAbort } from '@bowline/kit-core/adapter'
import { type Address, type Client, hexToBigInt, isAddress } from 'viem'
import { batchRead, encodeBalanceRead } from './batch-read.js'
import { toNodeError } from './chain-client.js'
import { isNodeUnreachable } from './is-node-unreachable.js'

type ValidRead = PendingRead & { readonly address: Address }

/** Settles each pending read. `readOne` requests a single balance from the node. */
export function batchBalances(
  client: Client,
  pending: readonly PendingRead[],
  readOne: (read: PendingRead) => Promise<bigint>,
): void {
  for (const read of pending) if (!isValid(read)) read.resolve(readOne(read))
  const batched = pending.filter(isValid)
  const calls = batched.map(({ address }) => encodeBalanceRead(client, address))
  batchRead(client, calls).forEach((result, index) => {
    const read = batched[index]
    read?.resolve(readBatched(read, result, readOne))
  })
}

function isValid(read: PendingRead): read is ValidRead {
  return isAddress(read.address, { strict: false })
}

async function readBatched(
  read: PendingRead,
  result: ReturnType<typeof batchRead>[number],
  readOne: (read: PendingRead) => Promise<bigint>,
): Promise<bigint> {
  try {
    return hexToBigInt(await withAbort(result, read.signal), { size: 32 })
  } catch (error) {
    if (read.signal.aborted || isNodeUnreachable(error)) throw toNodeError(error)
    return readOne(read)
  }
}

/** A requested balance that is not read yet. */
export type PendingRead = {
  readonly address: string
  readonly signal: AbortSignal
  readonly resolve: (value: Promise<bigint>) => void
}
