import type { SignInVerifier } from '@bowline/kit-core/sign-in'

/** Checks the signatures of Solana accounts: ed25519, in base58. Its code is loaded with the first one. Source: spec R-SIWX-27. */
export function solanaVerifier(): SignInVerifier {
  return {
    namespace: 'solana',
    async verify({ data, message, signature }) {
      const { verifySolanaMessage } = await import('./verify-solana-message.js')
      return verifySolanaMessage({ address: data.accountAddress, message, signature })
    },
  }
}
