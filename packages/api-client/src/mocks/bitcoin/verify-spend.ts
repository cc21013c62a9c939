/**
 * Verifies the signature with which a transaction's input spends an output, as a Bitcoin node does. Supports outputs to a
 * witness key hash and taproot key paths.
 *
 * In      the transaction, the input's index, the outputs that its inputs spend, in their order
 * Throws  RejectedTransactionError with the reason when the signature is invalid, or the output is of another kind
 * Source  BIP-143 and BIP-141 (version 0), BIP-340 and BIP-341 (version 1, key path)
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, type Transaction } from '@scure/btc-signer'
import { bytesToHex, ripemd160, sha256 } from 'viem'
import { RejectedTransactionError } from './rejected-transaction-error.js'

/** The parts of an output that a signature covers. */
export type SpentOutput = { readonly script: Uint8Array; readonly amount: bigint }

export function verifySpend(transaction: Transaction, index: number, spent: readonly SpentOutput[]): void {
  const { finalScriptSig, finalScriptWitness: witness = [] } = transaction.getInput(index)
  const output = spent[index]
  const kind = output && OutScript.decode(output.script)
  if (finalScriptSig !== undefined && finalScriptSig.length > 0) throw new RejectedTransactionError('Unexpected script')
  if (output !== undefined && kind?.type === 'wpkh') verifyKeyHash(transaction, index, output, kind.hash, witness)
  else if (kind?.type === 'tr') verifyTaproot(transaction, index, spent, kind.pubkey, witness)
  else throw new RejectedTransactionError('This ledger lets only outputs to a key be spent')
}

function verifyKeyHash(
  transaction: Transaction,
  index: number,
  { amount }: SpentOutput,
  hash: Uint8Array,
  witness: readonly Uint8Array[],
): void {
  const [signature, key] = witness
  if (signature === undefined || key === undefined || witness.length !== 2)
    throw new RejectedTransactionError('Witness program mismatch')
  if (bytesToHex(ripemd160(sha256(key, 'bytes'), 'bytes')) !== bytesToHex(hash))
    throw new RejectedTransactionError('The key does not match')
  const type = signature.at(-1) ?? 0
  const digest = transaction.preimageWitnessV0(index, OutScript.encode({ type: 'pkh', hash }), type, amount)
  const options = { prehash: false, format: 'der', lowS: true } as const
  if (!succeeds(() => secp256k1.verify(signature.subarray(0, -1), digest, key, options))) {
    throw new RejectedTransactionError('Signature must be valid')
  }
}

function verifyTaproot(
  transaction: Transaction,
  index: number,
  spent: readonly SpentOutput[],
  key: Uint8Array,
  witness: readonly Uint8Array[],
): void {
  const [signature] = witness
  if (signature === undefined || witness.length !== 1)
    throw new RejectedTransactionError('This ledger runs no taproot scripts')
  const type = signature.length === 64 ? 0 : signature[64]
  if (type === undefined || signature.length > 65 || (signature.length === 65 && type === 0)) {
    throw new RejectedTransactionError('Invalid Schnorr signature size')
  }
  const scripts = spent.map(({ script }) => script)
  const amounts = spent.map(({ amount }) => amount)
  const digest = transaction.preimageWitnessV1(index, scripts, type, amounts)
  if (!succeeds(() => schnorr.verify(signature.subarray(0, 64), digest, key))) {
    throw new RejectedTransactionError('Invalid Schnorr signature')
  }
}

/** Treats a signature that cannot be decoded as invalid. */
function succeeds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
