import type { GetBalanceParams, NativeBalance } from '@bowline/kit-core'
import { quantitySchema } from './answers.js'
import type { AskChain } from './chain-client.js'

/** The native balance of an address, exact. Needs no connection. Throws WalletRequestError, RequestAbortedError. */
export async function getBalance(
  askChain: AskChain,
  { address, network, signal }: GetBalanceParams,
): Promise<NativeBalance> {
  const value = await askChain(
    network,
    { method: 'eth_getBalance', params: [address, 'latest'] },
    quantitySchema,
    signal,
  )
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}
