/**
 * The frame's interface to the worker that holds the keys.
 *
 * Bytes of each proposal kind, and what is signed:
 *   evm-message         the message itself            EIP-191 digest, 65 bytes r, s, v (27 or 28)
 *   evm-typed-data      UTF-8 JSON of EIP-712         EIP-712 digest, 65 bytes r, s, v (27 or 28)
 *   evm-authorization   see `authorization.ts`        EIP-7702 digest, 65 bytes r, s, v (27 or 28)
 *   evm-transaction     the unsigned, serialized one  keccak-256 digest, 65 bytes r, s, v (27 or 28)
 *   solana-message      the message itself            the bytes, 64 bytes Ed25519
 *   solana-transaction  the compiled message          the bytes, 64 bytes Ed25519
 * Ed25519 signs the bytes themselves. Its digest is their SHA-256 and only identifies the proposal.
 *
 * Source  design/security.md §6, §7; EIP-191, EIP-712, EIP-7702; R-FRAME-38
 */

/** Kind of bytes to sign. */
export type ProposalKind =
  | 'evm-message'
  | 'evm-typed-data'
  | 'evm-authorization'
  | 'evm-transaction'
  | 'solana-message'
  | 'solana-transaction'

/** Bytes that a page asks to sign. */
export type Proposal = { readonly kind: ProposalKind; readonly bytes: Uint8Array }

/** The addresses of one wallet. */
export type WalletAddresses = { readonly eip155: `0x${string}`; readonly solana: string }

/** Signs for one wallet. The keys stay in the worker. */
export interface Signer {
  addresses(): WalletAddresses
  /** Sends the bytes to the worker, which computes the digest itself: `0x` and 64 hex digits. */
  propose(proposal: Proposal): Promise<{ digest: string }>
  /** Signs a proposed digest, once. Rejects any other digest. */
  sign(params: { digest: string }): Promise<Uint8Array>
  /** Overwrites the keys and ends the worker. */
  close(): void
}
