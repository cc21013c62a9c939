import type { GetBalanceParams, NativeBalance } from '@bowline/kit-core'
import type { RequestNode } from './nodes.js'
import { u64Schema, valueSchema } from './response-schemas.js'

const SOL_DECIMALS = 9

/**
 * Fetches the exact SOL balance of an address in lamports, from a node that has reached slot `atBlock` if given. Needs no
 * connection. Throws WalletRequestError, RequestAbortedError.
 */
export async function getBalance(
  requestNode: RequestNode,
  { address, network, signal, atBlock }: GetBalanceParams & { readonly atBlock?: bigint | undefined },
): Promise<NativeBalance> {
  const params = [address, { commitment: 'confirmed', ...withMinContextSlot(atBlock) }]
  const schema = valueSchema(u64Schema)
  const { value } = await requestNode(network.caipNetworkId, { method: 'getBalance', params, schema, signal })
  return { value, decimals: SOL_DECIMALS, symbol: network.nativeCurrency.symbol }
}

/** Request option that makes a node return an error if it has not reached the slot. */
export function withMinContextSlot(slot: bigint | undefined): { readonly minContextSlot?: number } {
  return slot === undefined ? {} : { minContextSlot: Number(slot) }
}
