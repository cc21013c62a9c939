import * as v from 'valibot'

import { INVALID_PARAMS, RpcError } from './rpc-error.js'

/** Parses the parameters of a method. Throws `RpcError` -32602. */
export function parseParams<T>(schema: v.GenericSchema<unknown, T>, params: unknown): T {
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw new RpcError(INVALID_PARAMS, 'invalid argument')
  return parsed.output
}
