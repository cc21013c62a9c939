import * as v from 'valibot'

import { INVALID_PARAMS, RpcError } from './rpc-error.js'

/** Parses the parameters of a JSON-RPC method of a mock ledger. Throws `RpcError` -32602 when they do not match. */
export function parseParams<T>(schema: v.GenericSchema<unknown, T>, params: unknown): T {
  const parsed = v.safeParse(schema, params)
  if (!parsed.success) throw new RpcError(INVALID_PARAMS, 'invalid argument')
  return parsed.output
}
