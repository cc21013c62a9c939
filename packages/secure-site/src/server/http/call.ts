import type * as z from 'zod/mini'
import { malformed } from './refusal-error.js'

/** A call of the API whose proof holds, from an origin that the project allows. */
export type Call = {
  /** The name of the device key that made it. */
  readonly keyId: string
  readonly projectId: string
  readonly embedder: string
  readonly token: string | undefined
  /** Names device key, project and embedding origin together: what codes and logins are bound to. */
  readonly scope: string
  readonly body: unknown
}

/** Answers one kind of call. */
export type CallHandler = (call: Call) => Promise<unknown>

/** The body, when it is what the call asks for. */
export function bodyOf<Value>({ body }: Call, schema: z.ZodMiniType<Value>): Value {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw malformed()
  return parsed.data
}
