import type * as z from 'zod/mini'

import { INVALID_PARAMS, RpcError } from './rpc-error.js'

/** Parses the parameters of a method. Throws `RpcError` -32602. */
export function parseParams<T>(schema: z.ZodMiniType<T>, params: unknown): T {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new RpcError(INVALID_PARAMS, 'invalid argument')
  return parsed.data
}
