/**
 * Login with Farcaster: fetches the URL to show, and waits for the approval.
 *
 * Source  R-CONN-72
 */
import { farcasterResponseSchema, farcasterStartSchema, type LoginResponse } from '../../api/response-schemas.js'
import type { SessionApi } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** Time between two checks for the approval. */
const FARCASTER_POLL_MS = 1_500

/** The Farcaster part of the session. */
export type FarcasterLogin = {
  start(): Promise<{ url: string }>
  finish(params: { signal: AbortSignal }): Promise<LoginResponse>
}

/** Creates the Farcaster part of a session. It has one login at a time; a later one replaces an earlier one. */
export function createFarcasterLogin(api: SessionApi, { pause }: Pick<SessionDependencies, 'pause'>): FarcasterLogin {
  let challenge: string | undefined

  return {
    async start() {
      const response = await api({ path: '/farcaster/start', schema: farcasterStartSchema })
      challenge = response.challenge
      return { url: response.url }
    },
    async finish({ signal }) {
      if (challenge === undefined) throw new FrameSessionError('No Farcaster login is in progress')
      for (;;) {
        const body = { challenge }
        const { login } = await api({ path: '/farcaster/poll', body, schema: farcasterResponseSchema, signal })
        if (login) return login
        await pause(FARCASTER_POLL_MS, signal)
      }
    },
  }
}
