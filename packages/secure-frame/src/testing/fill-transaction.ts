/**
 * Completes the parameters of `eth_sendTransaction` to a transaction that the fake frame can sign.
 *
 * Throws  ZodError for invalid parameters; errors of the RPC function
 */

import * as v from 'valibot'
import { type Address, hexToBigInt, hexToNumber } from 'viem'

/** Sends a request to a chain. */
export type RpcFunction = (method: string, params: unknown, chainId: string) => Promise<unknown>

const hex = v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x'))
const request = v.strictTuple([
  v.object({
    to: v.optional(hex),
    data: v.optional(hex),
    value: v.optional(hex),
    gas: v.optional(hex),
    gasPrice: v.optional(hex),
    maxFeePerGas: v.optional(hex),
    maxPriorityFeePerGas: v.optional(hex),
    nonce: v.optional(hex),
  }),
])

/** The parameters of `eth_sendTransaction`, the CAIP-2 id of the chain, and the sender. */
export type UnfilledTransaction = { readonly params: unknown; readonly chainId: string; readonly from: Address }

/** Requests nonce, gas and gas price from the chain when the page gave none. */
export async function fillTransaction({ params, chainId, from }: UnfilledTransaction, rpc: RpcFunction) {
  const [given] = v.parse(request, params)
  const ask = async (method: string, list: readonly unknown[]) => v.parse(hex, await rpc(method, list, chainId))
  const nonce = given.nonce ?? (await ask('eth_getTransactionCount', [from, 'pending']))
  const gas = given.gas ?? (await ask('eth_estimateGas', [{ ...given, from }]))
  const price = given.maxFeePerGas ?? given.gasPrice ?? (await ask('eth_gasPrice', []))
  return {
    type: 'eip1559' as const,
    chainId: Number(chainId.slice(chainId.indexOf(':') + 1)),
    nonce: hexToNumber(nonce),
    gas: hexToBigInt(gas),
    maxFeePerGas: hexToBigInt(price),
    maxPriorityFeePerGas: hexToBigInt(given.maxPriorityFeePerGas ?? price),
    value: hexToBigInt(given.value ?? '0x0'),
    ...(given.to === undefined ? {} : { to: given.to }),
    ...(given.data === undefined ? {} : { data: given.data }),
  }
}
