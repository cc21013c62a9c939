/**
 * Signs messages for a sandbox wallet like real wallets do.
 *
 * In      key        the address that signs
 *         protocol   default: BIP-322 for a taproot address, else ECDSA
 * Out     ECDSA: 65 bytes, with the BIP-137 header of the address type. BIP-322: the witness of its simple form
 * Source  BIP-137, BIP-322
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { CompactSize, RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import type { SandboxAddress } from './sandbox-keys.js'

const WITNESS_KEY_HASH_HEADER = 39
const encode = (text: string) => new TextEncoder().encode(text)

/** Signs a message. */
export function signText(key: SandboxAddress, message: Uint8Array, protocol?: string): Uint8Array {
  const isEcdsa = (protocol ?? (key.internalKey ? 'bip322' : 'ecdsa')).toLowerCase() === 'ecdsa'
  return isEcdsa ? signEcdsa(key, message) : signWitness(key, message)
}

function signEcdsa({ privateKey }: SandboxAddress, message: Uint8Array): Uint8Array {
  const magic = encode('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...magic, ...CompactSize.encode(BigInt(message.length)), ...message)))
  const [recovery = 0, ...rest] = secp256k1.sign(hash, privateKey, { prehash: false, format: 'recovered' })
  return Uint8Array.of(WITNESS_KEY_HASH_HEADER + recovery, ...rest)
}

function signWitness({ script, internalKey, privateKey }: SandboxAddress, message: Uint8Array): Uint8Array {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', message)
  const spent = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: Script.encode([0, hash]), sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const signing = new Transaction({ version: 0, allowUnknownOutputs: true })
  signing.addInput({
    txid: sha256(sha256(spent)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { amount: 0n, script },
    ...(internalKey && { tapInternalKey: internalKey }),
  })
  signing.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  signing.sign(privateKey)
  signing.finalize()
  return RawWitness.encode(signing.getInput(0).finalScriptWitness ?? [])
}
