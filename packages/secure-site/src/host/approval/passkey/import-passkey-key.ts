/**
 * Imports the public key of a passkey.
 *
 * In      a COSE key: ES256, RS256 or EdDSA, the algorithms that the secure site creates passkeys with
 * Out     a key that verifies signatures, with its algorithm
 * Throws  Error for any other key, and where the browser lacks the algorithm
 * Source  RFC 9052 §7, RFC 9053 §2 and §7, RFC 8230 §4; RFC 8949 for the few types of CBOR in it
 */
import { toBase64Url } from '../../../bytes/base64url.js'

/** A key that verifies the signatures of a passkey. `isEcdsa`: they are DER sequences, which WebCrypto does not take. */
export type PasskeyKey = {
  readonly key: CryptoKey
  readonly algorithm: AlgorithmIdentifier | EcdsaParams
  readonly isEcdsa: boolean
}

const ES256 = { kty: 2, alg: -7, crv: 1 }
const RS256 = { kty: 3, alg: -257 }
const ED25519 = { kty: 1, alg: -8, crv: 6 }

/** Imports a COSE key. */
export async function importPasskeyKey(cose: Uint8Array): Promise<PasskeyKey> {
  const fields = readCoseMap(cose)
  const number = (label: number) => {
    const value = fields.get(label)
    return typeof value === 'number' ? value : undefined
  }
  const bytes = (label: number) => {
    const value = fields.get(label)
    if (!(value instanceof Uint8Array)) throw new Error('The key has no such field')
    return toBase64Url(value)
  }
  const isKind = ({ kty, alg, crv }: { readonly kty: number; readonly alg: number; readonly crv?: number }) =>
    number(1) === kty && number(3) === alg && (crv === undefined || number(-1) === crv)

  if (isKind(ES256)) {
    const jwk = { kty: 'EC', crv: 'P-256', x: bytes(-2), y: bytes(-3) }
    const key = await importKey(jwk, { name: 'ECDSA', namedCurve: 'P-256' })
    return { key, algorithm: { name: 'ECDSA', hash: 'SHA-256' }, isEcdsa: true }
  }
  if (isKind(RS256)) {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    const key = await importKey({ kty: 'RSA', n: bytes(-1), e: bytes(-2) }, algorithm)
    return { key, algorithm: algorithm.name, isEcdsa: false }
  }
  if (isKind(ED25519)) {
    const key = await importKey({ kty: 'OKP', crv: 'Ed25519', x: bytes(-2) }, { name: 'Ed25519' })
    return { key, algorithm: 'Ed25519', isEcdsa: false }
  }
  throw new Error('The key has an unknown algorithm')
}

const importKey = (jwk: JsonWebKey, algorithm: Algorithm | EcKeyImportParams | RsaHashedImportParams) =>
  crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])

/** Reads a CBOR map whose keys are integers, and whose values are integers or byte strings. */
function readCoseMap(cbor: Uint8Array): ReadonlyMap<number, number | Uint8Array> {
  let at = 0
  const next = () => {
    const byte = cbor[at]
    if (byte === undefined) throw new Error('The key is cut')
    at += 1
    return byte
  }
  const readHead = () => {
    const first = next()
    const [type, info] = [first >> 5, first & 31]
    if (info < 24) return { type, value: info }
    if (info === 24) return { type, value: next() }
    if (info === 25) return { type, value: next() * 256 + next() }
    throw new Error('The key is malformed')
  }
  const readValue = (): number | Uint8Array => {
    const { type, value } = readHead()
    if (type === 0) return value
    if (type === 1) return -1 - value
    const end = at + value
    if (type !== 2 || end > cbor.length) throw new Error('The key is malformed')
    const bytes = cbor.slice(at, end)
    at = end
    return bytes
  }
  const { type, value: size } = readHead()
  if (type !== 5) throw new Error('The key is malformed')
  const fields = new Map<number, number | Uint8Array>()
  for (let index = 0; index < size; index += 1) {
    const label = readValue()
    if (typeof label !== 'number' || fields.has(label)) throw new Error('The key is malformed')
    fields.set(label, readValue())
  }
  if (at !== cbor.length) throw new Error('The key is malformed')
  return fields
}
