import type { Network } from '@bowline/kit-core'
import * as v from 'valibot'
import type { Address, Chain, ChainContract } from 'viem'
import { addressSchema } from './response-schemas.js'

/** Converts a network of the kit to a viem chain, for the default wagmi configuration, viem clients and `switchChain`. */
export function toChain(network: Network): Chain {
  const { name, nativeCurrency, rpcUrls, blockExplorers, contracts, testnet } = network
  const { http, webSocket } = rpcUrls.default
  return {
    id: Number(network.id),
    name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: { default: { http: [...http], ...(webSocket && { webSocket: [...webSocket] }) } },
    ...(blockExplorers && { blockExplorers: { default: { ...blockExplorers.default } } }),
    ...(contracts && { contracts: toContracts(contracts) }),
    ...(testnet !== undefined && { testnet }),
  }
}

const contractSchema = v.object({
  // In lower case, because a checksum delays the first connection.
  address: v.pipe(
    addressSchema,
    v.transform((address): Address => `0x${address.slice(2).toLowerCase()}`),
  ),
  blockCreated: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

/** Skips contracts without a valid address. */
function toContracts(contracts: Readonly<Record<string, unknown>>): Record<string, ChainContract> {
  const entries = Object.entries(contracts).flatMap(([key, value]) => {
    const contract = v.safeParse(contractSchema, value)
    if (!contract.success) return []
    const { address, blockCreated } = contract.output
    return [[key, { address, ...(blockCreated !== undefined && { blockCreated }) }] as const]
  })
  return Object.fromEntries(entries)
}
