/**
 * Verifies that a BIP-322 proof satisfies the script of a single-key address.
 *
 * In      proof   from the signed transaction
 *         spent   the transaction that commits to the message
 *         script  of the address
 * Out     false for other kinds of script, and for signatures that do not cover the whole transaction
 * Source  BIP-141, BIP-143, BIP-322, BIP-341
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2pkh, p2sh, p2wpkh, Script, Transaction } from '@scure/btc-signer'
import { encodeProof, getLegacyHash, isEqual, type SignedProof } from './bip322-proof.js'

const SIGHASH_DEFAULT = 0
const SIGHASH_ALL = 1
const SCHNORR_BYTES = 64
const COMPRESSED_BYTES = 33
const PARSE = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  disableScriptCheck: true,
}

/** Whether the owner of the script made the proof. */
export function verifyProof(proof: SignedProof, spent: Uint8Array, script: Uint8Array): boolean {
  const { type } = OutScript.decode(script)
  if (type === 'pkh') return verifyKeyHash(proof, spent, script)
  const transaction = Transaction.fromRaw(encodeProof(proof, spent), PARSE)
  if (type === 'tr') return verifyTaproot(transaction, proof, script)
  return (type === 'wpkh' || type === 'sh') && verifyWitnessKey(transaction, proof, script)
}

function verifyTaproot(transaction: Transaction, { witness, scripts }: SignedProof, script: Uint8Array): boolean {
  const [signature] = witness
  if (!signature || witness.length !== 1 || (scripts?.length ?? 0) > 0) return false
  const kind = signature.length === SCHNORR_BYTES ? SIGHASH_DEFAULT : signature[SCHNORR_BYTES]
  const isWhole = signature.length === SCHNORR_BYTES || (signature.length === SCHNORR_BYTES + 1 && kind === SIGHASH_ALL)
  if (!isWhole || kind === undefined) return false
  const hash = transaction.preimageWitnessV1(0, [script], kind, [0n])
  return schnorr.verify(signature.subarray(0, SCHNORR_BYTES), hash, script.subarray(2))
}

function verifyWitnessKey(transaction: Transaction, { witness, scripts }: SignedProof, script: Uint8Array): boolean {
  const [signature, key] = witness
  if (!signature || key?.length !== COMPRESSED_BYTES || witness.length !== 2) return false
  const own = p2wpkh(key)
  const isNested = isEqual(p2sh(own).script, script)
  if (!isNested && !isEqual(own.script, script)) return false
  // The simple form omits the script, since it follows from the key.
  const pushed = isNested ? Script.encode([own.script]) : new Uint8Array()
  if (scripts && !isEqual(scripts, pushed)) return false
  return verifyEcdsa(signature, key, transaction.preimageWitnessV0(0, p2pkh(key).script, SIGHASH_ALL, 0n))
}

function verifyKeyHash(proof: SignedProof, spent: Uint8Array, script: Uint8Array): boolean {
  const { witness, scripts } = proof
  const [signature, key, ...more] = scripts ? Script.decode(scripts) : []
  if (!(signature instanceof Uint8Array) || !(key instanceof Uint8Array) || more.length + witness.length > 0)
    return false
  if (!isEqual(p2pkh(key).script, script)) return false
  return verifyEcdsa(signature, key, getLegacyHash(proof, spent, script))
}

function verifyEcdsa(signature: Uint8Array, key: Uint8Array, hash: Uint8Array): boolean {
  if (signature.at(-1) !== SIGHASH_ALL) return false
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { prehash: false, format: 'der', lowS: true })
}
