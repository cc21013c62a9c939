// @ts-check
/**
 * Verifies a wallet's signature of a text.
 *
 * In      address     of any network
 *         message     text
 *         signature   base64; BIP-322 simple or full with its prefix (`smp`, `ful`) or simple without, or 65 bytes of
 *                     recoverable ECDSA
 * Out     whether the owner of the address signed the message
 * Source  BIP-322, BIP-137
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import { Address, CompactSize, OutScript, p2pkh, p2sh, p2wpkh, RawTx, RawWitness, Script } from '@scure/btc-signer'
import { networks } from './networks.mjs'
import { isEqual } from './script.mjs'
import { verifyInput } from './verify-input.mjs'

const COMPRESSED_FROM = 31
const HEADER_FROM = 27
const HEADER_TO = 42
const TEXT = new TextEncoder()

/** @type {typeof import('./bitcoin-chain.d.mts').verifyMessage} */
export function verifyMessage({ address, message, signature }) {
  try {
    const network = networkOf(address)
    const prefix = /^(smp|ful)/.exec(signature)?.[0]
    const bytes = base64.decode(prefix ? signature.slice(3) : signature)
    if (!prefix && bytes.length === 65) return verifyEcdsa(bytes, address, message, network)
    const script = OutScript.encode(Address(network).decode(address))
    const spent = toSpend(script, message)
    const raw = prefix === 'ful' ? bytes : toSign(spent, RawWitness.decode(bytes))
    return verifySigned(raw, spent, script)
  } catch {
    return false
  }
}

/** @param {string} address */
function networkOf(address) {
  for (const network of Object.values(networks)) {
    try {
      Address(network).decode(address)
      return network
    } catch {
      // An address of another network.
    }
  }
  throw new Error('Invalid address')
}

/**
 * @param {Uint8Array} signature
 * @param {string} address
 * @param {string} message
 * @param {typeof networks.mainnet} network
 */
function verifyEcdsa(signature, address, message, network) {
  const header = signature[0] ?? 0
  if (header < HEADER_FROM || header > HEADER_TO) return false
  const recovered = Uint8Array.of((header - HEADER_FROM) & 3, ...signature.subarray(1))
  const point = secp256k1.recoverPublicKey(recovered, magicHash(message), { prehash: false })
  const full = secp256k1.Point.fromBytes(point)
  const key = full.toBytes(header >= COMPRESSED_FROM)
  const owned = [p2pkh(key, network).address]
  if (header >= COMPRESSED_FROM) owned.push(p2wpkh(key, network).address, p2sh(p2wpkh(key, network), network).address)
  return owned.includes(address)
}

/** @param {string} message */
export function magicHash(message) {
  const text = TEXT.encode(message)
  const magic = TEXT.encode('\x18Bitcoin Signed Message:\n')
  return sha256(sha256(Uint8Array.of(...magic, ...CompactSize.encode(BigInt(text.length)), ...text)))
}

/**
 * @param {Uint8Array} script
 * @param {string} message
 */
function toSpend(script, message) {
  const hash = schnorr.utils.taggedHash('BIP0322-signed-message', TEXT.encode(message))
  const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: Script.encode([0, hash]), sequence: 0 }
  return RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [input],
    outputs: [{ amount: 0n, script }],
    witnesses: undefined,
    lockTime: 0,
  })
}

/**
 * @param {Uint8Array} spent
 * @param {Uint8Array[]} witness
 */
function toSign(spent, witness) {
  return RawTx.encode({
    version: 0,
    segwitFlag: true,
    inputs: [{ txid: idOf(spent), index: 0, finalScriptSig: new Uint8Array(), sequence: 0 }],
    outputs: [{ amount: 0n, script: Script.encode(['RETURN']) }],
    witnesses: [witness],
    lockTime: 0,
  })
}

/**
 * The transaction form of BIP-322, with the address's script satisfied. Further inputs would prove further coins,
 * which are not known here; such a proof is not accepted.
 *
 * @param {Uint8Array} raw
 * @param {Uint8Array} spent
 * @param {Uint8Array} script
 */
function verifySigned(raw, spent, script) {
  const { inputs, outputs, version } = RawTx.decode(raw)
  const [input, ...others] = inputs
  const [output] = outputs
  if (input === undefined || others.length > 0 || output === undefined || outputs.length > 1) return false
  if (version !== 0 && version !== 2) return false
  if (!isEqual(input.txid, idOf(spent)) || input.index !== 0) return false
  if (output.amount !== 0n || !isEqual(output.script, Script.encode(['RETURN']))) return false
  verifyInput({ raw, index: 0, previous: [{ amount: 0n, script }] })
  return true
}

/** @param {Uint8Array} raw without witnesses */
function idOf(raw) {
  return sha256(sha256(raw)).reverse()
}
