import type { CaipNetworkId } from '@bowline/kit-core'
import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/** Options of `evmVerifier`. */
export type EvmVerifierOptions = {
  /** Node URLs by network, for contract accounts. On a page, the kit's own nodes follow them. */
  readonly rpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
}

/**
 * Verifies sign-in signatures of EVM accounts, on a page or a server. Signatures of keys need no network. Signatures of contracts
 * (ERC-1271), and of contracts not deployed yet (ERC-6492), need a node and are rejected without one. The code loads with the
 * first signature.
 *
 * Source  spec R-SIWX-27
 */
export function evmVerifier({ rpcUrls = {} }: EvmVerifierOptions = {}): SignInVerifier {
  return {
    namespace: 'eip155',
    async verify({ data, message, signature }, context) {
      const { verifyEvmMessage } = await import('./verify-evm-message.js')
      const { chainId, accountAddress } = data
      const nodes = async () => {
        const others = (await context?.rpcUrls(chainId)) ?? []
        return [...(rpcUrls[chainId] ?? []).map((url) => ({ url })), ...others]
      }
      return verifyEvmMessage({ address: accountAddress, message, signature, nodes })
    },
  }
}
