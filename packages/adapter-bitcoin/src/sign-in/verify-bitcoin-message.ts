/**
 * Verifies that the owner of a Bitcoin address signed a message.
 *
 * In      address    single-key address of the network: p2pkh, p2wpkh (also nested in p2sh), p2tr by its key
 *         signature  base64: 65 bytes of recoverable ECDSA, or BIP-322 simple (with or without its prefix `smp`) or
 *                    full (`ful`)
 * Out     false for anything else, including addresses of scripts
 * Source  BIP-137, BIP-322; spec R-SIWX-27
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import { Address, CompactSize, OutScript, p2pkh, p2sh, p2wpkh, RawWitness } from '@scure/btc-signer'
import { isAddressOn } from '../chain/address.js'
import { getChain } from '../chain/chains.js'
import { getNetworkParams } from '../transfer/network-params.js'
import { parseFullProof, type SignedProof, toSpend } from './bip322-proof.js'
import { verifyProof } from './verify-proof.js'

/** The message, its signature, and the address that should have signed. */
export type BitcoinMessageParams = {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
}

const COMPRESSED_FROM = 31
const HEADER_FROM = 27
const HEADER_TO = 42
const ECDSA_BYTES = 65

/** Whether the owner of the address signed the message. Never throws. */
export function verifyBitcoinMessage({ caipNetworkId, address, message, signature }: BitcoinMessageParams): boolean {
  const chain = getChain(caipNetworkId)
  if (!chain || !isAddressOn(address, chain)) return false
  const params = getNetworkParams(chain)
  const text = new TextEncoder().encode(message)
  try {
    const prefix = /^(smp|ful)/.exec(signature)?.[0]
    const bytes = base64.decode(prefix ? signature.slice(prefix.length) : signature)
    if (!prefix && bytes.length === ECDSA_BYTES) return verifyEcdsa(bytes, text, address, params)
    const script = OutScript.encode(Address(params).decode(address))
    const spent = toSpend(script, text)
    const proof: SignedProof | undefined =
      prefix === 'ful'
        ? parseFullProof(bytes, spent)
        : { version: 0, lockTime: 0, sequence: 0, witness: RawWitness.decode(bytes) }
    return proof !== undefined && verifyProof(proof, spent, script)
  } catch {
    return false
  }
}

function verifyEcdsa(
  signature: Uint8Array,
  text: Uint8Array,
  address: string,
  params: ReturnType<typeof getNetworkParams>,
): boolean {
  const header = signature[0] ?? 0
  if (header < HEADER_FROM || header > HEADER_TO) return false
  const magic = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...magic, ...CompactSize.encode(BigInt(text.length)), ...text)))
  const recoverable = Uint8Array.of((header - HEADER_FROM) & 3, ...signature.subarray(1))
  const point = secp256k1.Point.fromBytes(secp256k1.recoverPublicKey(recoverable, hash, { prehash: false }))
  const key = point.toBytes(header >= COMPRESSED_FROM)
  if (p2pkh(key, params).address === address) return true
  if (header < COMPRESSED_FROM) return false
  return p2wpkh(key, params).address === address || p2sh(p2wpkh(key, params), params).address === address
}
