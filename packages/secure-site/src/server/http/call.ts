import type * as z from 'zod/mini'
import { malformed } from '../errors/response-error.js'

/** An API call with a valid proof, from an origin that the project allows. */
export type Call = {
  /** Id of the device key that signed the call. */
  readonly keyId: string
  readonly projectId: string
  readonly embedder: string
  readonly token: string | undefined
  /** Network of the client's address, for limits. Undefined when the address is unknown. */
  readonly network: string | undefined
  /** Hash of device key, project and embedding origin. Codes and logins are bound to it. */
  readonly scope: string
  readonly body: unknown
}

/** Handles one kind of call. */
export type CallHandler = (call: Call) => Promise<unknown>

/** Parses the body of a call. Throws when it does not match the schema. */
export function parseBody<Value>({ body }: Call, schema: z.ZodMiniType<Value>): Value {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw malformed()
  return parsed.data
}
