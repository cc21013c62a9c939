import type { CaipNetworkId } from '@bowline/kit-core'
import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/** Options of `evmVerifier`. */
export type EvmVerifierOptions = {
  /** Nodes by network, asked about contract accounts; on a page the kit's own are asked after them. */
  readonly rpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
}

/**
 * Checks the signatures of EVM accounts: of keys without asking anybody, of contracts (ERC-1271) and of contracts that are not
 * deployed yet (ERC-6492) by asking a node. Without one they are not believed. Its code is loaded with the first signature.
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
