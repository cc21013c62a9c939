import { deviceResponseSchema } from '../../api/response-schemas.js'
import type { SessionApi } from '../session/session-api.js'
import { FrameSessionError } from '../session/session-error.js'

/** What a window asks the server about: whether the user has opened a link, or approved elsewhere. */
export type ProofCall = {
  readonly path: '/window/opened' | '/window/farcaster/poll'
  readonly body: { readonly challenge: string; readonly ticket: string }
}

/** Resolves once the user has proved who they are. Asks a server that cannot be reached again. Rejects with its other errors. */
export async function waitForProof(
  { api, pause }: { readonly api: SessionApi; readonly pause: (ms: number, signal: AbortSignal) => Promise<void> },
  { call, pollMs, signal }: { readonly call: ProofCall; readonly pollMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const isProved = async () => {
    try {
      return (await api({ ...call, schema: deviceResponseSchema, signal })).isVerified
    } catch (error) {
      if (!(error instanceof FrameSessionError) || error.cause === undefined) throw error
      return false
    }
  }
  while (!(await isProved())) await pause(pollMs, signal)
}
