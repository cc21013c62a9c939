import { errorFacts } from '../errors/error-facts.js'
import { isKitError } from '../errors/kit-error.js'
import type { NameFailure } from './state.js'

/** What is shown of an error. */
export function failureOf(error: unknown): NameFailure {
  const message = error instanceof Error ? error.message : String(error)
  return { message, facts: isKitError(error) ? errorFacts(error) : undefined }
}
