/**
 * The frame's client for the auth and vault API.
 *
 * In      a path, the body, the schema of the response
 * Out     the response
 * Throws  FrameSessionError with the server's message and reason; the signal's reason when it was aborted
 *         When the device's clock is wrong, the client adopts the server's time and repeats the call once
 * Source  design/security.md §6
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { PROOF_HEADER, signProof } from '../../api/proof.js'
import { type ErrorBody, errorBodySchema } from '../../api/response-schemas.js'
import { randomId } from '../../bytes/random-id.js'
import { sha256 } from '../../bytes/sha256.js'
import type { DeviceKeys } from './device-keys.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError } from './session-error.js'

/** One API call. */
export type SessionCall<Value> = {
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly schema: v.GenericSchema<unknown, Value>
  readonly token?: string | undefined
  readonly signal?: AbortSignal
}

/** Sends calls with a proof signed by this device's key. */
export type SessionApi = <Value>(call: SessionCall<Value>) => Promise<Value>

/** Creates the API client. It calls `loadKeys` once per request. */
export function createSessionApi(
  parts: Pick<SessionDependencies, 'api' | 'projectId' | 'embedder' | 'fetch' | 'now'>,
  loadKeys: () => Promise<DeviceKeys>,
): SessionApi {
  let clockOffsetMs = 0

  async function sendCall<Value>(call: SessionCall<Value>, mayRepeat: boolean): Promise<Value> {
    const response = await send(call)
    const payload: unknown = await response.json().catch(() => undefined)
    if (response.ok) {
      const parsed = v.safeParse(call.schema, payload)
      if (parsed.success) return parsed.output
      throw new FrameSessionError('The response is not valid')
    }
    const body = tryParse(errorSchema, payload)?.error ?? { message: 'Something went wrong' }
    if (body.reason === 'clock' && body.nowMs !== undefined && mayRepeat) {
      clockOffsetMs = body.nowMs - parts.now()
      return sendCall(call, false)
    }
    throw toError(body)
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
    const headers = { 'content-type': 'application/json', [PROOF_HEADER]: await signProof(claims, pair) }
    const request = new Request(url, { method: 'POST', body: text, headers, ...(signal && { signal }) })
    try {
      return await parts.fetch(request)
    } catch (error) {
      signal?.throwIfAborted()
      throw new FrameSessionError('Couldn’t reach the server', undefined, { cause: error })
    }
  }

  return (call) => sendCall(call, true)
}

const errorSchema = v.object({ error: errorBodySchema })

function toError({ message, reason }: ErrorBody): FrameSessionError {
  if (reason === 'clock') return new FrameSessionError(message, 'session_expired')
  return new FrameSessionError(message, reason)
}
