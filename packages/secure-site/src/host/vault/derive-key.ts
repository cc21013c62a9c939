/**
 * Derives private keys from a seed along a path.
 *
 * In      the seed; the path's indices, hardened ones from `HARDENED` on
 * Out     32 bytes
 * Throws  when a step yields no valid key (probability 1 in 2^127 by BIP-32)
 * Source  BIP-32 (secp256k1), SLIP-10 (Ed25519, hardened steps only)
 */
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'

/** First index of hardened steps. */
export const HARDENED = 0x8000_0000

const { Fn } = secp256k1.Point

/** Derives a secp256k1 key, for EVM. */
export function deriveSecp256k1(seed: Uint8Array, path: readonly number[]): Uint8Array {
  return derive(seed, 'Bitcoin seed', path, {
    material: (key, index) => (index >= HARDENED ? Uint8Array.of(0, ...key) : secp256k1.getPublicKey(key)),
    next: (key, left) => Fn.toBytes(Fn.add(Fn.fromBytes(key), Fn.fromBytes(left))),
  })
}

/** Derives an Ed25519 key, for Solana. */
export function deriveEd25519(seed: Uint8Array, path: readonly number[]): Uint8Array {
  return derive(seed, 'ed25519 seed', path, {
    material: (key) => Uint8Array.of(0, ...key),
    next: (_, left) => left.slice(),
  })
}

type Curve = {
  readonly material: (key: Uint8Array, index: number) => Uint8Array
  readonly next: (key: Uint8Array, left: Uint8Array) => Uint8Array
}

// Overwrites every intermediate buffer. The caller overwrites the returned key.
function derive(seed: Uint8Array, name: string, path: readonly number[], { material, next }: Curve): Uint8Array {
  const root = hmac(sha512, new TextEncoder().encode(name), seed)
  let key: Uint8Array = root.slice(0, 32)
  let chainCode: Uint8Array = root.slice(32)
  root.fill(0)
  for (const index of path) {
    const data = new Uint8Array(37)
    const head = material(key, index)
    data.set(head)
    head.fill(0)
    new DataView(data.buffer).setUint32(33, index)
    const step = hmac(sha512, chainCode, data)
    data.fill(0)
    const child = next(key, step.subarray(0, 32))
    key.fill(0)
    chainCode.fill(0)
    key = child
    chainCode = step.slice(32)
    step.fill(0)
  }
  chainCode.fill(0)
  return key
}
