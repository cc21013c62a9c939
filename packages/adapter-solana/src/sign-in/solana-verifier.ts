import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/**
 * Verifies sign-in signatures of Solana accounts (ed25519, base58), on a page or a server, without a network request. Its code
 * loads on the first call. Source: spec R-SIWX-27.
 */
export function solanaVerifier(): SignInVerifier {
  return {
    namespace: 'solana',
    async verify({ data, message, signature }) {
      const { verifySolanaMessage } = await import('./verify-solana-message.js')
      return verifySolanaMessage({ address: data.accountAddress, message, signature })
    },
  }
}
