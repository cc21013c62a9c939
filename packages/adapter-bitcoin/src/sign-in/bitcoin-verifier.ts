import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/**
 * Verifies sign-in signatures of single-key Bitcoin addresses, on a page or a server: ECDSA (BIP-137) and BIP-322, in base64. Its
 * code loads on the first call.
 *
 * Source  spec R-SIWX-27
 */
export function bitcoinVerifier(): SignInVerifier {
  return {
    namespace: 'bip122',
    async verify({ data, message, signature }) {
      const { verifyBitcoinMessage } = await import('./verify-bitcoin-message.js')
      const { chainId, accountAddress } = data
      return verifyBitcoinMessage({ caipNetworkId: chainId, address: accountAddress, message, signature })
    },
  }
}
