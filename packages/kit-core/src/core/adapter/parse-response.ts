import { WalletRequestError } from '../../base/errors/errors.js'

/** The shape of an answer, as zod and its kin describe it. */
export interface ResponseSchema<Value> {
  /** Throws when the answer has another shape. */
  parse(answer: unknown): Value
}

/** Reads what was answered to `name`; an answer of another shape, or one that throws when read, is a WalletRequestError. */
export function parseResponse<Value>(name: string, schema: ResponseSchema<Value>, answer: unknown): Value {
  try {
    return schema.parse(answer)
  } catch (error) {
    throw new WalletRequestError('', undefined, new Error(`${name} was answered in an unknown form`, { cause: error }))
  }
}
