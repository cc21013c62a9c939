import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'
import type { SessionApi } from '../session/session-api.js'
import { FrameSessionError } from '../session/session-error.js'

/** What a window asks the server about: whether the user has opened a link, or approved elsewhere. */
export type ProofCall = {
  readonly path: '/window/opened' | '/window/farcaster/poll'
  readonly body: { readonly challenge: string; readonly ticket: string }
}

const proofSchema = v.object({ isVerified: v.boolean(), link: v.optional(opaqueIdSchema) })

/**
 * Resolves once the user has proved who they are, or to the challenge of a link that has to be opened first. Asks a server that cannot be
 * reached again. Rejects with its other errors.
 */
export async function waitForProof(
  { api, pause }: { readonly api: SessionApi; readonly pause: (ms: number, signal: AbortSignal) => Promise<void> },
  { call, pollMs, signal }: { readonly call: ProofCall; readonly pollMs: number; readonly signal: AbortSignal },
): Promise<string | undefined> {
  for (;;) {
    try {
      const { isVerified, link } = await api({ ...call, schema: proofSchema, signal })
      if (isVerified || link !== undefined) return link
    } catch (error) {
      if (!(error instanceof FrameSessionError) || error.cause === undefined) throw error
    }
    await pause(pollMs, signal)
  }
}
