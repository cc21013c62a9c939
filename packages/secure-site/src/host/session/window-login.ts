/**
 * Login in the secure site's window: the frame's part, which gets a ticket for the window and collects its session. The vault key goes
 * from one to the other sealed: from a window that opened the wallet with a passkey or a recovery code, and to a window that adds one.
 *
 * Throws  FrameSessionError when the ticket has ended; the signal's reason. A server that cannot be reached is asked again
 * Source  R-FRAME-83, R-FRAME-110
 */
import {
  collectedResponseSchema,
  emptySchema,
  type LoginResponse,
  ticketResponseSchema,
} from '../../api/response-schemas.js'
import type { SignerClient } from '../signer/signer-client.js'
import { type Sealed, sealedSchema } from '../vault/sealed.js'
import { createHandoverKey } from '../vault/vault-key.js'
import type { OfferTicket } from './frame-session.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** Time between two checks whether the user has logged in. */
const COLLECT_POLL_MS = 1_000

/** The key between a frame and its window, and what the window has sealed with it. */
export type Handover = { readonly key: CryptoKey; readonly sealed: Sealed | undefined }

/** A login in the window. */
export type WindowLogin = { readonly ticket: string; readonly login: LoginResponse; readonly handover: Handover }

/** Waits for a login in the window. See `FrameSession.connectWindow`. */
export async function waitForWindow(
  api: SessionApi,
  { pause }: Pick<SessionDependencies, 'pause'>,
  { offer, signal }: { offer: OfferTicket; signal: AbortSignal },
): Promise<WindowLogin> {
  const { ticket } = await api({ path: '/auth/window', schema: ticketResponseSchema, signal })
  const key = await createHandoverKey()
  const collect = async () => {
    const call = { path: '/auth/window/collect', body: { ticket }, schema: collectedResponseSchema, signal }
    return api(call).catch((error: unknown) => {
      if (error instanceof FrameSessionError && error.cause !== undefined) return { login: null, handover: undefined }
      throw error
    })
  }
  const withdraw = offer(ticket, key)
  try {
    for (;;) {
      const { login, handover } = await collect()
      if (login) return { ticket, login, handover: { key, sealed: handover } }
      await pause(COLLECT_POLL_MS, signal)
    }
  } finally {
    withdraw()
  }
}

/** Sends the vault key of the open wallet to the window. Without the key, the window cannot offer a passkey or a recovery code. */
export async function sendVaultKey(
  api: SessionApi,
  client: SignerClient,
  { ticket, login, handover }: WindowLogin,
): Promise<void> {
  const sealed = await client.request({ type: 'hand-over', key: handover.key }, sealedSchema)
  const body = { ticket, handover: sealed }
  await api({ path: '/vault/handover', body, schema: emptySchema, token: login.token })
}
