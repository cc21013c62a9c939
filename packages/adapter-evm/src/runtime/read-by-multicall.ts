/**
 * A native balance by the network's multicall contract: viem makes one request of those that are asked for in the same moment.
 * A file of its own, since what it brings (17 kB after gzip) is needed only where several balances are wanted.
 *
 * Out     readByMulticall  wei
 *         isNodeSilent     the node itself does not answer: asking it once more is of no use
 * Throws  what viem throws
 * Source  Multicall3 (getEthBalance); spec R-API-60
 */
import { type Address, BaseError, type Client, HttpRequestError, TimeoutError } from 'viem'
import { getBalance } from 'viem/actions'

/** Reads a balance. */
export function readByMulticall(client: Client, address: Address): Promise<bigint> {
  return getBalance(client, { address })
}

/** Whether an error says that there was no answer at all. */
export function isNodeSilent(error: unknown): boolean {
  const isSilence = (each: unknown) => each instanceof HttpRequestError || each instanceof TimeoutError
  return error instanceof BaseError && error.walk(isSilence) !== null
}
