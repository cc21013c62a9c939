/**
 * Passkeys in the browser.
 *
 * In      the server's challenge and the passkeys it knows
 * Out     what the server verifies; and the passkey's own secret, 32 bytes, where its authenticator has the `prf` extension. The
 *         secret never leaves this window
 * Throws  PasskeyError when the user cancels, or the browser cannot do it
 * Source  R-FRAME-113; WebAuthn Level 3 §10.1.4
 */
import type * as v from 'valibot'
import type {
  CreatedPasskey,
  PasskeyRequest,
  passkeyCreationSchema,
  passkeyDetailsSchema,
  UsedPasskey,
} from '../../../api/key-schemas.js'
import { fromBase64Url, toBase64Url } from '../../../bytes/base64url.js'
import { randomId } from '../../../bytes/random-id.js'
import { windowText } from '../../texts/window-text.js'

const TIMEOUT_MS = 5 * 60_000
/** COSE names of ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]
const PRF_INPUT = 'bowline vault passkey'

/** A passkey was not created or used. The message may be shown to the user. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

/** A new passkey with its secret. */
export type NewPasskey = { readonly passkey: CreatedPasskey; readonly secret: Uint8Array | undefined }

/** A passkey that was used, with its secret. */
export type OpenedPasskey = { readonly passkey: UsedPasskey; readonly secret: Uint8Array | undefined }

type PasskeyName = Pick<v.InferOutput<typeof passkeyDetailsSchema>, 'id' | 'transports'>
type PasskeyQuestion = Omit<PasskeyRequest, 'allowed'> & { readonly allowed: readonly PasskeyName[] }

/** Creates and uses passkeys of a browser. */
export type Passkeys = {
  create(options: v.InferOutput<typeof passkeyCreationSchema>): Promise<NewPasskey>
  use(request: PasskeyQuestion): Promise<OpenedPasskey>
}

/** The part of the browser that has passkeys. */
export type CredentialStore = Pick<CredentialsContainer, 'create' | 'get'>

/** Creates the passkey functions of a browser. */
export function createPasskeys(credentials: CredentialStore): Passkeys {
  async function use({ challenge, rpId, allowed }: PasskeyQuestion): Promise<OpenedPasskey> {
    const credential = await run(() =>
      credentials.get({
        publicKey: {
          challenge: fromBase64Url(challenge),
          rpId,
          allowCredentials: allowed.map(toDescriptor),
          userVerification: 'required',
          timeout: TIMEOUT_MS,
          extensions: { prf: { eval: { first: new TextEncoder().encode(PRF_INPUT) } } },
        },
      }),
    )
    const { response } = credential
    if (!(response instanceof AuthenticatorAssertionResponse)) throw cancelled()
    return {
      passkey: {
        id: credential.id,
        clientData: toText(response.clientDataJSON),
        authenticatorData: toText(response.authenticatorData),
        signature: toText(response.signature),
      },
      secret: getSecret(credential),
    }
  }

  return {
    use,
    async create({ challenge, rpId, userId, userName, excluded }) {
      const credential = await run(() =>
        credentials.create({
          publicKey: {
            challenge: fromBase64Url(challenge),
            rp: { id: rpId, name: rpId },
            user: { id: fromBase64Url(userId), name: userName, displayName: userName },
            pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
            excludeCredentials: excluded.map(toDescriptor),
            authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
            timeout: TIMEOUT_MS,
            extensions: { prf: { eval: { first: new TextEncoder().encode(PRF_INPUT) } } },
          },
        }),
      )
      const { response } = credential
      if (!(response instanceof AuthenticatorAttestationResponse)) throw cancelled()
      const transports = response.getTransports()
      const passkey = {
        id: credential.id,
        clientData: toText(response.clientDataJSON),
        attestation: toText(response.attestationObject),
        transports,
      }
      const created = credential.getClientExtensionResults().prf
      if (created?.results !== undefined || created?.enabled !== true) return { passkey, secret: getSecret(credential) }
      // Many authenticators give the secret only when the passkey is used. No server verifies this use.
      const request = { challenge: randomId(), rpId, allowed: [{ id: credential.id, transports }] }
      const used = await use(request).catch(() => undefined)
      return { passkey, secret: used?.secret }
    },
  }
}

async function run(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null
  try {
    credential = await ask()
  } catch (cause) {
    const isKnown = cause instanceof DOMException && cause.name === 'InvalidStateError'
    throw isKnown
      ? new PasskeyError(windowText('This device has a passkey for this wallet already'), { cause })
      : cancelled(cause)
  }
  if (!(credential instanceof PublicKeyCredential)) throw cancelled()
  return credential
}

function getSecret(credential: PublicKeyCredential): Uint8Array | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return bytes.length === 32 ? bytes : undefined
}

function toDescriptor({ id, transports }: PasskeyName): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: fromBase64Url(id), transports: transports.filter(isTransport) }
}

const TRANSPORTS: ReadonlySet<string> = new Set(['ble', 'hybrid', 'internal', 'nfc', 'usb'])
const isTransport = (name: string): name is AuthenticatorTransport => TRANSPORTS.has(name)

const toText = (bytes: ArrayBuffer): string => toBase64Url(new Uint8Array(bytes))

const cancelled = (cause?: unknown) =>
  new PasskeyError(windowText('No passkey was used. Try again, or use another way'), { cause })
