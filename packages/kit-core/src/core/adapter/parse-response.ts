import { WalletRequestError } from '../../base/errors/errors.js'

/**
 * Parses a wallet's response, and throws when it has another shape: `v.parser(schema)` of valibot, or the `parse` of a zod
 * schema.
 */
export type ResponseParser<Value> = (response: unknown) => Value

/**
 * Parses the response to the request `name`. Throws WalletRequestError when it has another shape or throws when read.
 */
export function parseResponse<Value>(name: string, parse: ResponseParser<Value>, response: unknown): Value {
  try {
    return parse(response)
  } catch (error) {
    throw new WalletRequestError('', undefined, new Error(`Unexpected response to ${name}`, { cause: error }))
  }
}
