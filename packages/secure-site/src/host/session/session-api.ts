/**
 * The frame's side of the auth and vault API.
 *
 * In      a path, what to say, the schema of the answer
 * Out     the answer
 * Throws  FrameSessionError with the server's words and reason; the signal's reason when it was aborted
 *         A clock that is off is set right by the server's word and the call made once more, as a call of its own
 * Source  design/security.md §6
 */
import * as z from 'zod/mini'
import { PROOF_HEADER, writeProof } from '../../api/proof.js'
import { type Refusal, refusalSchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { DeviceKeys } from './device-keys.js'
import type { FrameSessionParts } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** One call. */
export type SessionCall<Value> = {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly schema: z.ZodMiniType<Value>
  readonly token?: string | undefined
  readonly signal?: AbortSignal
}

/** Makes calls that this device vouches for. */
export type SessionApi = <Value>(call: SessionCall<Value>) => Promise<Value>

/** The API of the parts; `loadKeys` is asked once per call. */
export function createSessionApi(parts: FrameSessionParts, loadKeys: () => Promise<DeviceKeys>): SessionApi {
  let clockOffsetMs = 0

  async function ask<Value>(call: SessionCall<Value>, mayRepeat: boolean): Promise<Value> {
    const response = await send(call)
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) {
      const parsed = call.schema.safeParse(answer)
      if (parsed.success) return parsed.data
      throw new FrameSessionError('The answer is not valid')
    }
    const refusal = errorSchema.safeParse(answer).data?.error ?? { message: 'Something went wrong' }
    if (refusal.reason === 'clock' && refusal.nowMs !== undefined && mayRepeat) {
      clockOffsetMs = refusal.nowMs - parts.now()
      return ask(call, false)
    }
    throw toError(refusal)
  }

  async function send({ path, body, token, signal }: SessionCall<unknown>): Promise<Response> {
    const url = `${parts.api}${path}`
    const text = JSON.stringify(body ?? {})
    const { pair } = await loadKeys()
    const claims = {
      method: 'POST',
      url,
      timeMs: parts.now() + clockOffsetMs,
      id: randomId(),
      body: await sha256(text),
      projectId: parts.projectId,
      embedder: parts.embedder,
      ...(token !== undefined && { token }),
    }
    const headers = { 'content-type': 'application/json', [PROOF_HEADER]: await writeProof(claims, pair) }
    const request = new Request(url, { method: 'POST', body: text, headers, ...(signal && { signal }) })
    try {
      return await parts.fetch(request)
    } catch (error) {
      signal?.throwIfAborted()
      throw new FrameSessionError('Couldn’t reach the server', undefined, { cause: error })
    }
  }

  return (call) => ask(call, true)
}

const errorSchema = z.object({ error: refusalSchema })

function toError({ message, reason }: Refusal): FrameSessionError {
  if (reason === 'clock') return new FrameSessionError(message, 'session_expired')
  return new FrameSessionError(message, reason)
}
