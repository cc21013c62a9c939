/**
 * The persistent id of a relay's client, from the token it connects with.
 *
 * Source  @walletconnect/relay-auth 1.1.0: a JWT with EdDSA (RFC 8037), issued by a `did:key`
 */
import { createPublicKey, verify } from 'node:crypto'
import { safeGet } from '../../base/validation/safe-get.js'
import { BASE58 } from '../../wallets/pairing/encodings.js'

const DID = /^did:key:z([1-9A-HJ-NP-Za-km-z]+)$/
/** A public key's multicodec, as hexadecimal, and the key. */
const PUBLIC_KEY = /^ed01([0-9a-f]{64})$/

/** Returns the token's issuer; undefined when the issuer's key did not sign the token, or not for now. */
export function readClientId(token: string): string | undefined {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { iss, iat, exp } = parse(claims)
  const [, encoded = ''] = DID.exec(String(iss)) ?? []
  const [, key] = PUBLIC_KEY.exec(toHex(encoded)) ?? []
  const nowSec = Date.now() / 1000
  if (key === undefined || !(Number(iat) <= nowSec + 1 && nowSec < Number(exp))) return undefined
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'hex').toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(null, Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
  return isSigned ? String(iss) : undefined
}

function parse(part: string) {
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return { iss: safeGet(claims, 'iss'), iat: safeGet(claims, 'iat'), exp: safeGet(claims, 'exp') }
  } catch {
    return {}
  }
}

function toHex(base58: string): string {
  const value = [...base58].reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n)
  return value.toString(16)
}
