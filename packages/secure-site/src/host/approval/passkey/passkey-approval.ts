/**
 * Approves a request with a passkey of the account, without the secure site's window: the browser's own dialog, which no page can
 * draw over, verifies the user, and the passkey signs the digest of the bytes that the card shows.
 *
 * In      the browser's credentials, called inside a press; the frame's and the page's origins; the frame's storage, for the counters
 * Out     resolves when the passkey has approved this digest
 * Throws  PasskeyRefusedError when the browser or the user refuses, and for an assertion that does not fit. Nothing is approved then
 * Source  security design §7; WebAuthn Level 3
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import type { ApprovalPasskey } from '../../../api/key-schemas.js'
import { fromBase64Url, toBase64Url } from '../../../bytes/base64url.js'
import type { FrameStorage } from '../../session/frame-storage.js'
import { cardText } from '../../texts/card-text.js'
import { type Assertion, verifyAssertion } from './verify-assertion.js'

const TIMEOUT_MS = 5 * 60_000

/** No passkey has approved. */
class PasskeyRefusedError extends Error {
  override readonly name = 'PasskeyRefusedError'
}

/** Parts of the frame. */
export type PasskeyApprovalParts = {
  readonly credentials: Pick<CredentialsContainer, 'get'>
  readonly origin: string
  readonly embedder: string
  readonly storage: FrameStorage
}

/** Asks for a passkey's approval of a digest, `0x` and 64 hex digits. The signal closes the browser's dialog. */
export type ApproveByPasskey = (request: {
  readonly digest: string
  readonly passkeys: readonly ApprovalPasskey[]
  readonly signal: AbortSignal
}) => Promise<void>

const counterSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Creates the function that requests an approval from a passkey. */
export function createPasskeyApproval({
  credentials,
  origin,
  embedder,
  storage,
}: PasskeyApprovalParts): ApproveByPasskey {
  /** Signatures that this frame has accepted: a passkey without a counter must not serve twice. */
  const used = new Set<string>()

  return async ({ digest, passkeys, signal }) => {
    const challenge = toBytes(digest)
    try {
      const credential = await credentials.get({
        signal,
        publicKey: {
          challenge,
          rpId: new URL(origin).hostname,
          allowCredentials: passkeys.map(toDescriptor),
          userVerification: 'required',
          timeout: TIMEOUT_MS,
        },
      })
      const passkey = passkeys.find(({ id }) => id === credential?.id)
      if (!(credential instanceof PublicKeyCredential) || passkey === undefined)
        throw new Error('It is another passkey')
      const { response } = credential
      if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('It is no assertion')
      const assertion: Assertion = {
        clientData: new Uint8Array(response.clientDataJSON),
        authenticatorData: new Uint8Array(response.authenticatorData),
        signature: new Uint8Array(response.signature),
      }
      const key = `passkey-counter ${passkey.id}`
      const counter = Math.max(passkey.counter, tryParse(counterSchema, await storage.get(key)) ?? 0)
      const { publicKey } = passkey
      const next = await verifyAssertion(assertion, { digest: challenge, origin, embedder, publicKey, counter })
      const signature = toBase64Url(assertion.signature)
      if (used.has(signature)) throw new Error('It was used before')
      signal.throwIfAborted()
      used.add(signature)
      if (next > 0) await storage.set(key, next)
    } catch (cause) {
      throw new PasskeyRefusedError(cardText('No passkey was used. Try again, or open the window.'), { cause })
    }
  }
}

function toBytes(digest: string): Uint8Array<ArrayBuffer> {
  if (!/^0x[0-9a-f]{64}$/.test(digest)) throw new PasskeyRefusedError('The digest is malformed')
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(digest.slice(2 + 2 * index, 4 + 2 * index), 16))
}

const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'hybrid', 'internal', 'nfc', 'usb'])
const isTransport = (name: string): name is AuthenticatorTransport => TRANSPORTS.has(name)

function toDescriptor({ id, transports }: ApprovalPasskey): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: fromBase64Url(id), transports: transports.filter(isTransport) }
}
