/**
 * Login in the secure site's window: the frame's part, which gets a ticket for the window and collects its session.
 *
 * Throws  FrameSessionError when the ticket has ended; the signal's reason. A server that cannot be reached is asked again
 * Source  R-FRAME-83
 */
import { collectedResponseSchema, type LoginResponse, ticketResponseSchema } from '../../api/response-schemas.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** Time between two checks whether the user has logged in. */
const COLLECT_POLL_MS = 1_000

/** Waits for a login in the window. See `FrameSession.connectWindow`. */
export async function waitForWindow(
  api: SessionApi,
  { pause }: Pick<SessionDependencies, 'pause'>,
  { offer, signal }: { offer: (ticket: string) => () => void; signal: AbortSignal },
): Promise<LoginResponse> {
  const { ticket } = await api({ path: '/auth/window', schema: ticketResponseSchema, signal })
  const collect = async () => {
    const call = { path: '/auth/window/collect', body: { ticket }, schema: collectedResponseSchema, signal }
    return api(call).catch((error: unknown) => {
      if (error instanceof FrameSessionError && error.cause !== undefined) return { login: null }
      throw error
    })
  }
  const withdraw = offer(ticket)
  try {
    for (;;) {
      const { login } = await collect()
      if (login) return login
      await pause(COLLECT_POLL_MS, signal)
    }
  } finally {
    withdraw()
  }
}
