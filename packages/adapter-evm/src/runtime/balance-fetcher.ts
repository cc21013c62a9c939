/**
 * Exact native balances.
 *
 * A single balance is requested from the node. Several balances requested in the same microtask on one network share one
 * request to the network's multicall contract. Each is requested separately if there is no such contract, it does not respond,
 * or the host turned batching off.
 *
 * Out     value in wei. A balance that cannot be read fails alone
 * Throws  WalletRequestError, RequestAbortedError
 * Source  Multicall3 (getEthBalance); spec R-ACCT-05, R-API-60, R-API-61
 */

import type { GetBalanceParams, NativeBalance, Network } from '@bowline/kit-core'
import type { PendingRead } from './batch-balances.js'
import type { RequestChain } from './chain-client.js'
import type { ChainClients } from './chain-nodes.js'
import { hasMulticall } from './multicall.js'
import { quantitySchema } from './response-schemas.js'

/** Dependencies of `createBalanceFetcher`. */
export type BalanceParams = { readonly requestChain: RequestChain; readonly clients: ChainClients }

/** Creates the function that fetches native balances. It works without a connection. */
export function createBalanceFetcher({
  requestChain,
  clients,
}: BalanceParams): (params: GetBalanceParams) => Promise<NativeBalance> {
  const queue = new Map<string, PendingRead[]>()

  const fetchBalance = (network: Network, { address, signal }: PendingRead) =>
    requestChain(network, { method: 'eth_getBalance', params: [address, 'latest'] }, quantitySchema, signal)

  function read(network: Network): void {
    const all = queue.get(network.caipNetworkId) ?? []
    queue.delete(network.caipNetworkId)
    const readOne = (pending: PendingRead) => fetchBalance(network, pending)
    const readEach = (reads: readonly PendingRead[]) => {
      for (const pending of reads) pending.resolve(readOne(pending))
    }
    const open = all.filter(({ signal }) => !signal.aborted)
    const client = clients(network.caipNetworkId)
    if (open.length < 2 || !hasMulticall(client)) {
      readEach(all)
      return
    }
    readEach(all.filter(({ signal }) => signal.aborted))
    import('./batch-balances.js').then(
      ({ batchBalances }) => batchBalances(client, open, readOne),
      () => readEach(open),
    )
  }

  return async ({ address, network, signal }) => {
    const value = await new Promise<bigint>((resolve) => {
      const pending: PendingRead = { address, signal, resolve }
      const others = queue.get(network.caipNetworkId)
      if (others) others.push(pending)
      else {
        queue.set(network.caipNetworkId, [pending])
        void Promise.resolve().then(() => read(network))
      }
    })
    const { decimals, symbol } = network.nativeCurrency
    return { value, decimals, symbol }
  }
}
