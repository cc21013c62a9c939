/**
 * Verifies what a browser returns for a passkey.
 *
 * In      the response; the challenge that the server made for it; the secure site's own origin
 * Out     the passkey to store; its new counter
 * Throws  ResponseError 401 when it is for another challenge, site or passkey, was made inside a frame, or without the user's
 *         fingerprint, face or PIN
 * Source  R-FRAME-113; WebAuthn Level 3 §7
 */
import type { VerifyAuthenticationResponseOpts, VerifyRegistrationResponseOpts } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { CreatedPasskey, UsedPasskey } from '../../api/key-schemas.js'
import { fromBase64Url, toBase64Url } from '../../bytes/base64url.js'
import { ResponseError } from '../errors/response-error.js'
import type { Passkey } from './passkey-store.js'

/** Where a response has to come from. */
export type ExpectedPasskey = { readonly challenge: string; readonly origin: string }

// A name in the library's list of transports. Unknown ones are only passed back to browsers.
type Transport = NonNullable<VerifyAuthenticationResponseOpts['credential']['transports']>[number]
type Attestation = VerifyRegistrationResponseOpts['response']['response']

const clientDataSchema = z.object({
  crossOrigin: z.optional(z.boolean()),
  topOrigin: z.optional(z.unknown()),
})

// Loaded with the first passkey: most servers start without one.
const loadLibrary = () => import('@simplewebauthn/server')

/** Verifies a new passkey. */
export async function verifyCreatedPasskey(
  created: CreatedPasskey,
  expected: ExpectedPasskey,
): Promise<Omit<Passkey, 'addedAtMs'>> {
  const { id, clientData, attestation, transports } = created
  const { verifyRegistrationResponse } = await loadLibrary()
  const response: Attestation = { clientDataJSON: clientData, attestationObject: attestation }
  const { registrationInfo } = await accept(clientData, () =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...toExpectations(expected),
    }),
  )
  if (registrationInfo?.credential.id !== id) throw refused()
  const { publicKey, counter } = registrationInfo.credential
  return { id, publicKey: toBase64Url(publicKey), counter, transports, hasPrf: false }
}

/** Verifies the signature of a passkey. Returns its new counter. */
export async function verifyUsedPasskey(
  used: UsedPasskey,
  passkey: Passkey,
  expected: ExpectedPasskey,
): Promise<number> {
  const { id, clientData, authenticatorData, signature } = used
  const { verifyAuthenticationResponse } = await loadLibrary()
  const response = { clientDataJSON: clientData, authenticatorData, signature }
  const { authenticationInfo } = await accept(clientData, () =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      credential: {
        id: passkey.id,
        publicKey: fromBase64Url(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports.filter(isTransport),
      },
      ...toExpectations(expected),
    }),
  )
  return authenticationInfo.newCounter
}

const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const isTransport = (name: string): name is Transport => TRANSPORTS.has(name)

const toExpectations = ({ challenge, origin }: ExpectedPasskey) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  requireUserVerification: true,
})

async function accept<Result extends { verified: boolean }>(
  clientData: string,
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    const client = clientDataSchema.parse(JSON.parse(new TextDecoder().decode(fromBase64Url(clientData))))
    // The window is a top-level one. A page could put a frame around any other.
    if (client.crossOrigin === true || client.topOrigin !== undefined) throw refused()
    const result = await verify()
    if (!result.verified) throw refused()
    return result
  } catch (cause) {
    throw cause instanceof ResponseError ? cause : refused(cause)
  }
}

const refused = (cause?: unknown) =>
  new ResponseError(401, { message: 'This passkey was not accepted. Try again' }, { cause })
