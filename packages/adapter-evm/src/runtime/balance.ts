/**
 * Native balances, exact.
 *
 * One is asked of the node. Several that are asked for in the same moment on one network are one request, by the network's
 * multicall contract; where it has none, or none answers there, or the host reads nothing together, each is asked by itself.
 *
 * Out     value in wei. A balance that cannot be read fails alone
 * Throws  WalletRequestError, RequestAbortedError
 * Source  Multicall3 (getEthBalance); spec R-ACCT-05, R-API-60, R-API-61
 */
import type { GetBalanceParams, NativeBalance, Network } from '@bowline/kit-core'
import { withAbort } from '@bowline/kit-core/adapter'
import { type Address, isAddress } from 'viem'
import { asNodeError, type RequestChain } from './chain-client.js'
import type { ChainClients } from './chain-nodes.js'
import { hasMulticall } from './multicall.js'
import { isNoAnswer } from './no-answer.js'
import { quantitySchema } from './response-schemas.js'

/** What reading balances needs. */
export type BalanceParts = { readonly askChain: RequestChain; readonly clients: ChainClients }

type Wanted = {
  readonly address: string
  readonly signal: AbortSignal
  readonly answer: (value: Promise<bigint>) => void
}

/** Makes the way to read balances. Needs no connection. */
export function createBalances({
  askChain,
  clients,
}: BalanceParts): (params: GetBalanceParams) => Promise<NativeBalance> {
  const waiting = new Map<string, Wanted[]>()

  const readOne = (network: Network, { address, signal }: Wanted) =>
    askChain(network, { method: 'eth_getBalance', params: [address, 'latest'] }, quantitySchema, signal)

  async function readWithOthers(network: Network, wanted: Wanted, value: Promise<bigint>): Promise<bigint> {
    try {
      return await withAbort(value, wanted.signal)
    } catch (error) {
      if (wanted.signal.aborted || isNoAnswer(error)) throw asNodeError(error)
      return readOne(network, wanted)
    }
  }

  function read(network: Network): void {
    const all = waiting.get(network.caipNetworkId) ?? []
    waiting.delete(network.caipNetworkId)
    const open = all.filter(({ signal }) => !signal.aborted)
    const isTogether = open.length > 1 && hasMulticall(clients(network.caipNetworkId))
    const together = isTogether ? open.filter(isValid) : []
    const joined = new Set<Wanted>(together)
    for (const wanted of all) if (!joined.has(wanted)) wanted.answer(readOne(network, wanted))
    if (together.length === 0) return

    const addresses = together.map(({ address }) => address)
    const values = import('./batch-read.js').then((reader) =>
      reader.readBalances(clients(network.caipNetworkId), addresses),
    )
    together.forEach((wanted, index) => {
      wanted.answer(readWithOthers(network, wanted, valueAt(values, index)))
    })
  }

  return async ({ address, network, signal }) => {
    const value = await new Promise<bigint>((answer) => {
      const wanted: Wanted = { address, signal, answer }
      const others = waiting.get(network.caipNetworkId)
      if (others) others.push(wanted)
      else {
        waiting.set(network.caipNetworkId, [wanted])
        void Promise.resolve().then(() => read(network))
      }
    })
    const { decimals, symbol } = network.nativeCurrency
    return { value, decimals, symbol }
  }
}

function isValid(wanted: Wanted): wanted is Wanted & { readonly address: Address } {
  return isAddress(wanted.address, { strict: false })
}

async function valueAt(values: Promise<readonly Promise<bigint>[]>, index: number): Promise<bigint> {
  const value = (await values)[index]
  if (value === undefined) throw new Error('The answers are fewer than the questions')
  return value
}
