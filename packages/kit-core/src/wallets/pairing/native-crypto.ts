/**
 * Lets the browser compute what the pairing client computes in JavaScript before it shows a code: the signature of the
 * relay's token, and the key pair of a proposal. Both took a third of the time from a press on a phone to the code. A browser
 * without these keys and a page without a secure context keep the client's code; the results are of the same kind.
 *
 * Source  spec R-CONN-286; @walletconnect/core 2.21.8, @walletconnect/relay-auth 1.1.0; RFC 8037, RFC 8410, `did:key`
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { encodeBase58, encodeBase64, encodeHex } from './encodings.js'
import { method } from './provider-shape.js'

type Identity = { readonly issuer: string; readonly key: CryptoKey }
type Method = (...args: unknown[]) => unknown

/** DER of a private key, up to the 32 bytes of the key itself. Source: RFC 8410 §7. */
const KEY_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
/** Multicodec of a public key. */
const PUBLIC_KEY_CODE = [0xed, 1]
/** In bytes. */
const KEY_LENGTH = 32
const TOKEN_LIFETIME_SEC = 86_400

/** Patches the core of a client that has not started yet. Leaves a core of another shape as it is. */
export function installNativeCrypto(core: unknown): void {
  const own = safeGet(core, 'crypto')
  const [seed, keep] = [method(own, 'getClientSeed'), method(own, 'setPrivateKey')]
  let identity: Promise<Identity> | undefined
  const load = (getSeed: Method) => {
    identity ??= Promise.resolve(getSeed()).then(importIdentity)
    return identity
  }
  const replace = (name: string, byBrowser: (...args: unknown[]) => Promise<unknown>) => {
    const byClient = method(own, name)
    if (byClient)
      Reflect.set(Object(own), name, (...args: unknown[]) => byBrowser(...args).catch(() => byClient(...args)))
  }
  if (seed) {
    replace('getClientId', async () => (await load(seed)).issuer)
    replace('signJWT', async (relayUrl) =>
      signToken(await load(seed), relayUrl, safeGet(own, 'randomSessionIdentifier')),
    )
  }
  if (keep) {
    replace('generateKeyPair', async () => {
      const { publicKey, privateKey } = await generateKeyPair()
      return keep(publicKey, privateKey)
    })
  }
}

async function importIdentity(seed: unknown): Promise<Identity> {
  if (!(seed instanceof Uint8Array)) throw new TypeError('The client has no key')
  const key = await crypto.subtle.importKey('pkcs8', Uint8Array.of(...KEY_HEAD, ...seed), 'Ed25519', true, ['sign'])
  const { x } = await crypto.subtle.exportKey('jwk', key)
  return { issuer: `did:key:z${encodeBase58(Uint8Array.of(...PUBLIC_KEY_CODE, ...decodeKey(x)))}`, key }
}

async function signToken({ issuer, key }: Identity, relayUrl: unknown, sessionId: unknown): Promise<string> {
  const nowSec = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, sub: sessionId, aud: relayUrl, iat: nowSec, exp: nowSec + TOKEN_LIFETIME_SEC }
  const signed = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
    .map((part) => encodeUrl(toBytes(JSON.stringify(part))))
    .join('.')
  const signature = await crypto.subtle.sign('Ed25519', key, toBytes(signed))
  return `${signed}.${encodeUrl(new Uint8Array(signature))}`
}

/** A key pair of X25519, as hexadecimal. */
async function generateKeyPair() {
  const pair = await crypto.subtle.generateKey({ name: 'X25519' }, true, ['deriveBits'])
  if (!('privateKey' in pair)) throw new TypeError('Not a key pair')
  const { x, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { publicKey: encodeHex(decodeKey(x)), privateKey: encodeHex(decodeKey(d)) }
}

const toBytes = (text: string) => new TextEncoder().encode(text)

/** Base64 for addresses, without padding. */
const encodeUrl = (bytes: Uint8Array) =>
  encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A key of a JWK. Throws where the browser exports none. */
function decodeKey(text = ''): Uint8Array {
  const key = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  if (key.length !== KEY_LENGTH) throw new TypeError('Not a key')
  return key
}
