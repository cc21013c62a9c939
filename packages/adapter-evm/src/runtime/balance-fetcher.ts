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
import { withAbort } from '@bowline/kit-core/adapter'
import { type Address, isAddress } from 'viem'
import { type RequestChain, toNodeError } from './chain-client.js'
import type { ChainClients } from './chain-nodes.js'
import { isNodeUnreachable } from './is-node-unreachable.js'
import { hasMulticall } from './multicall.js'
import { quantitySchema } from './response-schemas.js'

/** Dependencies of `createBalanceFetcher`. */
export type BalanceParams = { readonly requestChain: RequestChain; readonly clients: ChainClients }

type PendingRead = {
  readonly address: string
  readonly signal: AbortSignal
  readonly resolve: (value: Promise<bigint>) => void
}

/** Creates the function that fetches native balances. It works without a connection. */
export function createBalanceFetcher({
  requestChain,
  clients,
}: BalanceParams): (params: GetBalanceParams) => Promise<NativeBalance> {
  const queue = new Map<string, PendingRead[]>()

  const readOne = (network: Network, { address, signal }: PendingRead) =>
    requestChain(network, { method: 'eth_getBalance', params: [address, 'latest'] }, quantitySchema, signal)

  async function readBatched(network: Network, pending: PendingRead, value: Promise<bigint>): Promise<bigint> {
    try {
      return await withAbort(value, pending.signal)
    } catch (error) {
      if (pending.signal.aborted || isNodeUnreachable(error)) throw toNodeError(error)
      return readOne(network, pending)
    }
  }

  function read(network: Network): void {
    const all = queue.get(network.caipNetworkId) ?? []
    queue.delete(network.caipNetworkId)
    const open = all.filter(({ signal }) => !signal.aborted)
    const canBatch = open.length > 1 && hasMulticall(clients(network.caipNetworkId))
    const batched = canBatch ? open.filter(isValid) : []
    const joined = new Set<PendingRead>(batched)
    for (const pending of all) if (!joined.has(pending)) pending.resolve(readOne(network, pending))
    if (batched.length === 0) return

    const addresses = batched.map(({ address }) => address)
    const values = import('./batch-read.js').then((reader) =>
      reader.fetchBalances(clients(network.caipNetworkId), addresses),
    )
    batched.forEach((pending, index) => {
      pending.resolve(readBatched(network, pending, valueAt(values, index)))
    })
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

function isValid(pending: PendingRead): pending is PendingRead & { readonly address: Address } {
  return isAddress(pending.address, { strict: false })
}

async function valueAt(values: Promise<readonly Promise<bigint>[]>, index: number): Promise<bigint> {
  const value = (await values)[index]
  if (value === undefined) throw new Error('The answers are fewer than the questions')
  return value
}
