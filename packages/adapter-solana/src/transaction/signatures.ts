/**
 * Adds a signature that a paired wallet returned alone to the transaction it signed.
 *
 * Throws  WalletRequestError  the transaction needs no signature of this account
 */
import { WalletRequestError } from '@bowline/kit-core/errors'
import { getTransactionEncoder, type SignatureBytes, address as toAddress } from '@solana/kit'
import { SIGNATURE_LENGTH } from './signature-length.js'
import { decode } from './transaction.js'

/** Returns the bytes of the transaction with the signature added. */
export function withSignature(wire: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const signer = toAddress(address)
  const transaction = decode(wire)
  if (!(signer in transaction.signatures) || !isSignature(signature)) {
    throw new WalletRequestError(
      '',
      undefined,
      new Error('The wallet signed for an account that is not a signer of this transaction'),
    )
  }
  const signatures = { ...transaction.signatures, [signer]: signature }
  return Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures }))
}

function isSignature(bytes: Uint8Array): bytes is SignatureBytes {
  return bytes.length === SIGNATURE_LENGTH
}
