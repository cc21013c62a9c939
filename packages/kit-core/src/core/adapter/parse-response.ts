import { WalletRequestError } from '../../base/errors/errors.js'

/** The schema of a response: a zod schema, or any object with its `parse`. */
export interface ResponseSchema<Value> {
  /** Throws when the response has another shape. */
  parse(response: unknown): Value
}

/**
 * Parses the response to the request `name`. Throws WalletRequestError when it has another shape or throws when read.
 */
export function parseResponse<Value>(name: string, schema: ResponseSchema<Value>, response: unknown): Value {
  try {
    return schema.parse(response)
  } catch (error) {
    throw new WalletRequestError('', undefined, new Error(`${name} was answered in an unknown form`, { cause: error }))
  }
}
