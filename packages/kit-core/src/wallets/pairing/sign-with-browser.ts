/**
 * Signs the relay's token with the browser's Ed25519. The client's own, in JavaScript, takes a third of the time from a press
 * on a phone to the code. Both make the same token from the same stored key, so a browser without Ed25519 and a page
 * without a secure context keep the client's.
 *
 * Source  spec R-CONN-286; @walletconnect/core 2.21.8, @walletconnect/relay-auth 1.1.0; RFC 8037, RFC 8410, `did:key`
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { encodeBase58, encodeBase64 } from './encodings.js'
import { method } from './provider-shape.js'

type Identity = { readonly issuer: string; readonly key: CryptoKey }

/** DER of a private key, up to the 32 bytes of the key itself. Source: RFC 8410 §7. */
const KEY_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
/** Multicodec of a public key. */
const PUBLIC_KEY_CODE = [0xed, 1]
const TOKEN_LIFETIME_SEC = 86_400

/** Replaces what the core of a client computes with its key. Does nothing to a core of another shape. */
export function signWithBrowser(core: unknown): void {
  const own = safeGet(core, 'crypto')
  const [seed, sign, getId] = ['getClientSeed', 'signJWT', 'getClientId'].map((name) => method(own, name))
  if (typeof own !== 'object' || own === null || !seed || !sign || !getId) return
  let identity: Promise<Identity> | undefined
  const load = () => {
    identity ??= Promise.resolve(seed()).then(importIdentity)
    return identity
  }
  const replace = (name: string, byBrowser: (...args: unknown[]) => Promise<string>, byClient: typeof sign) =>
    Reflect.set(own, name, (...args: unknown[]) => byBrowser(...args).catch(() => byClient(...args)))
  replace('getClientId', async () => (await load()).issuer, getId)
  replace(
    'signJWT',
    async (relayUrl) => signToken(await load(), relayUrl, safeGet(own, 'randomSessionIdentifier')),
    sign,
  )
}

async function importIdentity(seed: unknown): Promise<Identity> {
  if (!(seed instanceof Uint8Array)) throw new TypeError('The client has no key')
  const key = await crypto.subtle.importKey('pkcs8', Uint8Array.of(...KEY_HEAD, ...seed), 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  const publicKey = atob(x.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = [...PUBLIC_KEY_CODE, ...[...publicKey].map((char) => char.charCodeAt(0))]
  return { issuer: `did:key:z${encodeBase58(Uint8Array.from(bytes))}`, key }
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

const toBytes = (text: string) => new TextEncoder().encode(text)

/** Base64 for addresses, without padding. */
const encodeUrl = (bytes: Uint8Array) =>
  encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
