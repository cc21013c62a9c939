/**
 * An authenticator in memory: passkeys with ES256 keys, with or without the `prf` extension, for a browser inside this process.
 *
 * In      the origin of the window that uses it; whether it has `prf`; what it does to each response, for forgeries
 * Out     `navigator.credentials` of that window
 * Source  WebAuthn Level 3 §6, §10.1.4
 */
import { createHash, createHmac } from 'node:crypto'
import type { CredentialStore } from '../src/host/login-window/keys/passkeys.js'

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' }
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Options of an authenticator. */
export type AuthenticatorOptions = {
  readonly hasPrf: boolean
  readonly origin: string
  /** Changes what the browser states of a response. */
  readonly clientData?: Readonly<Record<string, unknown>>
  readonly isVerified?: boolean
  /** Of each response; 0, as of a passkey without a counter, unless given. */
  readonly counter?: number
}

class Response {
  constructor(readonly parts: Readonly<Record<string, ArrayBuffer>>) {
    Object.assign(this, parts)
  }
  getTransports() {
    return ['internal']
  }
}
class Attestation extends Response {}
class Assertion extends Response {}
class PasskeyCredential {
  constructor(
    readonly id: string,
    readonly response: Response,
    private readonly prf: unknown,
  ) {}
  getClientExtensionResults() {
    return { prf: this.prf }
  }
}

/** Gives this process the classes of a browser with passkeys. */
export function installCredentialClasses(): void {
  Object.assign(globalThis, {
    PublicKeyCredential: PasskeyCredential,
    AuthenticatorAttestationResponse: Attestation,
    AuthenticatorAssertionResponse: Assertion,
  })
}

/** Creates an authenticator without passkeys. `state` may be changed between two uses. */
export function createAuthenticator(options: AuthenticatorOptions) {
  const state = { ...options, isCancelled: false }
  const passkeys = new Map<string, { keys: CryptoKeyPair; seed: Uint8Array; cose: Uint8Array }>()
  const sha = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
  const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

  const toClientData = (type: string, challenge: unknown) =>
    new TextEncoder().encode(
      JSON.stringify({
        type,
        challenge: toText(toBytes(challenge)),
        origin: state.origin,
        crossOrigin: false,
        ...state.clientData,
      }),
    )
  const toAuthenticatorData = (rpId: string, flags: number, rest: Uint8Array = new Uint8Array()) =>
    Uint8Array.of(
      ...sha(new TextEncoder().encode(rpId)),
      flags | PRESENT | (state.isVerified === false ? 0 : VERIFIED),
      ...[24, 16, 8, 0].map((bits) => ((state.counter ?? 0) >> bits) & 255),
      ...rest,
    )
  const toPrf = (seed: Uint8Array, input: unknown) => ({
    results: { first: new Uint8Array(createHmac('sha256', seed).update(toBytes(input)).digest()).buffer },
  })

  const credentials: CredentialStore = {
    async create({ publicKey } = {}) {
      if (state.isCancelled || publicKey === undefined) throw new DOMException('Cancelled', 'NotAllowedError')
      const id = crypto.getRandomValues(new Uint8Array(32))
      const keys = await crypto.subtle.generateKey(ES256, true, ['sign', 'verify'])
      const [, ...point] = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
      const cose = encodeCbor(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(point.slice(0, 32))],
          [-3, Uint8Array.from(point.slice(32))],
        ]),
      )
      passkeys.set(toText(id), { keys, cose, seed: crypto.getRandomValues(new Uint8Array(32)) })
      const attested = Uint8Array.of(...new Uint8Array(16), 0, id.length, ...id, ...cose)
      const authData = toAuthenticatorData(publicKey.rp.id ?? '', ATTESTED, attested)
      const statement = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const response = new Attestation({
        clientDataJSON: toBuffer(toClientData('webauthn.create', publicKey.challenge)),
        attestationObject: toBuffer(encodeCbor(statement)),
      })
      // Like most authenticators it gives the secret only when the passkey is used.
      return toCredential(new PasskeyCredential(toText(id), response, state.hasPrf ? { enabled: true } : undefined))
    },
    async get({ publicKey } = {}) {
      const allowed = publicKey?.allowCredentials?.map(({ id }) => toText(toBytes(id))) ?? []
      const id = [...passkeys.keys()].find((one) => allowed.length === 0 || allowed.includes(one))
      const passkey = id === undefined ? undefined : passkeys.get(id)
      if (state.isCancelled || publicKey === undefined || id === undefined || passkey === undefined)
        throw new DOMException('Cancelled', 'NotAllowedError')
      const clientData = toClientData('webauthn.get', publicKey.challenge)
      const authData = toAuthenticatorData(publicKey.rpId ?? '', 0)
      const signed = Uint8Array.of(...authData, ...sha(clientData))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, passkey.keys.privateKey, signed)
      const response = new Assertion({
        clientDataJSON: toBuffer(clientData),
        authenticatorData: toBuffer(authData),
        signature: toBuffer(toDer(new Uint8Array(raw))),
      })
      const input = publicKey.extensions?.prf?.eval?.first
      const prf = state.hasPrf && input !== undefined ? toPrf(passkey.seed, input) : undefined
      return toCredential(new PasskeyCredential(id, response, prf))
    },
  }
  /** Id and COSE key of each passkey, base64url. */
  const list = () => [...passkeys].map(([id, { cose }]) => ({ id, publicKey: toText(cose) }))
  return { state, credentials, list }
}

// The classes above are the browser's in this process.
function toCredential(credential: PasskeyCredential): Credential {
  return Object.assign(credential, { type: 'public-key' })
}

function toBytes(source: unknown): Uint8Array {
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
  return source instanceof ArrayBuffer ? new Uint8Array(source) : new Uint8Array()
}

const toBuffer = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

/** Encodes the few types of CBOR that a passkey needs (RFC 8949). */
function encodeCbor(value: unknown): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Uint8Array.of(...head(3, value.length), ...new TextEncoder().encode(value))
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [...encodeCbor(key), ...encodeCbor(item)])
    return Uint8Array.of(...head(5, value.size), ...entries)
  }
  const bytes = toBytes(value)
  return Uint8Array.of(...head(2, bytes.length), ...bytes)
}

function head(type: number, value: number): Uint8Array {
  const major = type << 5
  if (value < 24) return Uint8Array.of(major | value)
  return value < 256 ? Uint8Array.of(major | 24, value) : Uint8Array.of(major | 25, value >> 8, value & 255)
}

/** Encodes an ECDSA signature as the sequence of two integers that WebAuthn uses. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0)
    const body = [...bytes.subarray(start)]
    if ((body[0] ?? 0) >= 128) body.unshift(0)
    return [2, body.length, ...body]
  }
  const body = [...integer(raw.subarray(0, 32)), ...integer(raw.subarray(32))]
  return Uint8Array.of(0x30, body.length, ...body)
}
