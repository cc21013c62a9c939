/**
 * Builds and parses the two transactions of a BIP-322 signature, to verify it.
 *
 * Out     toSpend          the transaction that commits to the message and the script, without witnesses
 *         parseFullProof   the signed transaction; undefined when it does not have the form that the standard requires. More
 *                          inputs would prove more outputs, which are unknown here, so they are not accepted
 *         encodeProof      a serialized proof, and `getLegacyHash` its hash
 * Source  BIP-322
 */
import { schnorr } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { RawTx, Script } from '@scure/btc-signer'

/** The parts of the signed transaction that do not follow from the message. */
export type SignedProof = {
  readonly version: number
  readonly lockTime: number
  readonly sequence: number
  readonly witness: readonly Uint8Array[]
  /** Undefined in the simple form. */
  readonly scripts?: Uint8Array | undefined
}

const FINAL_SCRIPT = Script.encode(['RETURN'])

/** Builds the transaction that commits to the message. */
export function toSpend(script: Uint8Array, text: Uint8Array): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', text)
  return RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: Script.encode([0, hash]), sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
}

/** Parses the full form. `spent` is the transaction from `toSpend`. */
export function parseFullProof(raw: Uint8Array, spent: Uint8Array): SignedProof | undefined {
  const { inputs, outputs, version, lockTime, witnesses } = RawTx.decode(raw)
  const [input] = inputs
  const [output] = outputs
  if (!input || !output || inputs.length > 1 || outputs.length > 1 || (version !== 0 && version !== 2)) return undefined
  if (!isEqual(input.txid, toTxid(spent)) || input.index !== 0) return undefined
  if (output.amount !== 0n || !isEqual(output.script, FINAL_SCRIPT)) return undefined
  const { sequence, finalScriptSig: scripts } = input
  return { version, lockTime, sequence, witness: witnesses?.[0] ?? [], scripts }
}

/** Serializes a proof with its witness. For legacy signatures without a witness, with a script instead. */
export function encodeProof(proof: SignedProof, spent: Uint8Array, script?: Uint8Array): Uint8Array {
  const { version, lockTime, sequence, witness } = proof
  return RawTx.encode({
    version,
    segwitFlag: script === undefined,
    inputs: [{ txid: toTxid(spent), index: 0, finalScriptSig: script ?? new Uint8Array(), sequence }],
    outputs: [{ amount: 0n, script: FINAL_SCRIPT }],
    witnesses: script === undefined ? [[...witness]] : undefined,
    lockTime,
  })
}

/** The hash that a legacy key signs, over the whole transaction. */
export function getLegacyHash(proof: SignedProof, spent: Uint8Array, script: Uint8Array): Uint8Array {
  return sha256(sha256(Uint8Array.of(...encodeProof(proof, spent, script), 1, 0, 0, 0)))
}

/** Whether two byte arrays are equal. */
export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

function toTxid(raw: Uint8Array): Uint8Array {
  return sha256(sha256(raw)).reverse()
}
