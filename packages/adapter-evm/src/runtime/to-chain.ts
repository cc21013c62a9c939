import type { Network } from '@bowline/kit-core'
import type { Chain } from 'viem'

/** A network as viem knows it. Only those parts that the kit's libraries read. */
export function toChain(network: Network): Chain {
  const { name, nativeCurrency, rpcUrls, blockExplorers, testnet } = network
  const { http, webSocket } = rpcUrls.default
  return {
    id: Number(network.id),
    name,
    nativeCurrency: { ...nativeCurrency },
    rpcUrls: { default: { http: [...http], ...(webSocket && { webSocket: [...webSocket] }) } },
    ...(blockExplorers && { blockExplorers: { default: { ...blockExplorers.default } } }),
    ...(testnet !== undefined && { testnet }),
  }
}
