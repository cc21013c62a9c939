/**
 * The page's end of the signer: what the frame may ask of the worker that holds the keys.
 *
 * Bytes per kind of proposal, and what is signed:
 *   evm-message         the message itself            EIP-191 digest, 65 bytes r, s, v (27 or 28)
 *   evm-typed-data      UTF-8 JSON of EIP-712         EIP-712 digest, 65 bytes r, s, v (27 or 28)
 *   evm-transaction     the unsigned, serialised one  keccak-256 digest, 65 bytes r, s, v (27 or 28)
 *   solana-message      the message itself            the bytes, 64 bytes Ed25519
 *   solana-transaction  the compiled message          the bytes, 64 bytes Ed25519
 * Ed25519 signs the bytes themselves; there the digest is their SHA-256 and only names the proposal.
 *
 * Source  design/security.md §6, §7; EIP-191, EIP-712; R-FRAME-38
 */

/** What kind of bytes are to be signed. */
export type ProposalKind =
  | 'evm-message'
  | 'evm-typed-data'
  | 'evm-transaction'
  | 'solana-message'
  | 'solana-transaction'

/** Bytes that a page wants signed. */
export type Proposal = { readonly kind: ProposalKind; readonly bytes: Uint8Array }

/** The addresses of one wallet. */
export type WalletAddresses = { readonly eip155: `0x${string}`; readonly solana: string }

/** Signs for one wallet; the keys stay in the worker behind it. */
export interface Signer {
  addresses(): WalletAddresses
  /** Hands the bytes to the worker, which computes the digest itself: `0x` and 64 hexadecimal digits. */
  propose(proposal: Proposal): Promise<{ digest: string }>
  /** Signs a digest that was proposed before, once. Rejects for every other. */
  sign(params: { digest: string }): Promise<Uint8Array>
  /** Overwrites the keys and ends the worker. */
  close(): void
}
