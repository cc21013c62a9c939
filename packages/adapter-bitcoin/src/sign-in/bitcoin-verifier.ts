import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/**
 * Checks the signatures of Bitcoin addresses of one key: ECDSA (BIP-137) and BIP-322, in base64. Its code is loaded with the
 * first one.
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
