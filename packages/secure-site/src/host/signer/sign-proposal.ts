/**
 * Signs a proposal.
 *
 * In      the proposal, its digest, the wallet's keys
 * Out     EVM: 65 bytes r, s, v with v 27 or 28; Solana: 64 bytes Ed25519 over the bytes themselves
 * Source  SEC 1, EIP-2 (low s), RFC 8032
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from 'viem'
import type { WalletKeys } from '../vault/wallet-keys.js'
import type { Proposal } from './signer.js'

/** Signs the digest that `computeDigest` returned, or the bytes themselves on Solana. Runs in the signer worker. */
export function signProposal(
  { kind, bytes }: Proposal,
  digest: `0x${string}`,
  { evm, solana }: WalletKeys,
): Uint8Array {
  switch (kind) {
    case 'evm-message':
    case 'evm-typed-data':
    case 'evm-authorization':
    case 'evm-transaction':
      return signDigest(hexToBytes(digest), evm)
    case 'solana-message':
    case 'solana-transaction':
      return ed25519.sign(bytes, solana)
  }
}

function signDigest(digest: Uint8Array, key: Uint8Array): Uint8Array {
  const [parity = 0, ...rs] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' })
  return Uint8Array.of(...rs, 27 + parity)
}
