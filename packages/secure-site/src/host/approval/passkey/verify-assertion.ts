/**
 * Verifies that a passkey of the account has approved one digest, in this frame, with the user's fingerprint, face or PIN.
 *
 * In      what the browser returned for the passkey; the digest, the passkey's public key and its last counter; the frame's and the
 *         page's origins
 * Out     the passkey's new counter, 0 for one without a counter
 * Throws  Error when anything differs
 * Source  WebAuthn Level 3 §7.2; security design §7
 */
import * as v from 'valibot'
import { fromBase64Url, toBase64Url } from '../../../bytes/base64url.js'
import { importPasskeyKey } from './import-passkey-key.js'

/** What a browser returns for a passkey. */
export type Assertion = {
  readonly clientData: Uint8Array<ArrayBuffer>
  readonly authenticatorData: Uint8Array<ArrayBuffer>
  readonly signature: Uint8Array<ArrayBuffer>
}

/** What an assertion has to be for. */
export type ExpectedAssertion = {
  /** 32 bytes. */
  readonly digest: Uint8Array
  /** The frame's own origin. */
  readonly origin: string
  /** The page's origin, as the browser reports it. */
  readonly embedder: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const FLAGS_AT = 32
const COUNTER_AT = 33
const MIN_LENGTH = 37

const clientDataSchema = v.object({
  type: v.literal('webauthn.get'),
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.boolean()),
  topOrigin: v.optional(v.string()),
})

/** Verifies an assertion. */
export async function verifyAssertion(
  { clientData, authenticatorData, signature }: Assertion,
  { digest, origin, embedder, publicKey, counter: known }: ExpectedAssertion,
): Promise<number> {
  const client = v.parse(clientDataSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(clientData)))
  assert(client.challenge === toBase64Url(digest), 'It is for another request')
  assert(client.origin === origin, 'It is of another origin')
  // Older browsers state neither. The frame is always in a page of another origin.
  assert(client.crossOrigin !== false, 'It was not made in a frame')
  assert(client.topOrigin === undefined || client.topOrigin === embedder, 'It is for another page')

  assert(authenticatorData.length >= MIN_LENGTH, 'It is cut')
  const site = await hash(new TextEncoder().encode(new URL(origin).hostname))
  assert(
    site.every((byte, index) => byte === authenticatorData[index]),
    'It is of another site',
  )
  const flags = authenticatorData[FLAGS_AT] ?? 0
  assert((flags & PRESENT) !== 0 && (flags & VERIFIED) !== 0, 'The user was not verified')
  const counter = new DataView(authenticatorData.buffer, authenticatorData.byteOffset).getUint32(COUNTER_AT)
  assert((counter === 0 && known === 0) || counter > known, 'It is not newer than the last one')

  const { key, algorithm, isEcdsa } = await importPasskeyKey(fromBase64Url(publicKey))
  const signed = Uint8Array.of(...authenticatorData, ...(await hash(clientData)))
  const raw = isEcdsa ? fromDer(signature) : signature
  assert(await crypto.subtle.verify(algorithm, key, raw, signed), 'The signature is wrong')
  return counter
}

function assert(isTrue: boolean, reason: string): asserts isTrue {
  if (!isTrue) throw new Error(reason)
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

const INTEGER_LENGTH = 32

/** Converts a DER sequence of two integers to the 64 bytes that WebCrypto takes. */
function fromDer(der: Uint8Array): Uint8Array<ArrayBuffer> {
  assert(der[0] === 0x30 && der[1] === der.length - 2, 'The signature is malformed')
  const raw = new Uint8Array(2 * INTEGER_LENGTH)
  let at = 2
  for (const end of [INTEGER_LENGTH, 2 * INTEGER_LENGTH]) {
    const length = der[at + 1] ?? 0
    const bytes = der.subarray(at + 2, at + 2 + length)
    assert(der[at] === 0x02 && length > 0 && bytes.length === length, 'The signature is malformed')
    const digits = bytes[0] === 0 ? bytes.subarray(1) : bytes
    assert(digits.length <= INTEGER_LENGTH, 'The signature is malformed')
    raw.set(digits, end - digits.length)
    at += 2 + length
  }
  assert(at === der.length, 'The signature is malformed')
  return raw
}
