import type { KitError } from './kit-error.js'

/** An error of the kit as plain data: its code, and its other text and number fields. */
export type ErrorDetails = Readonly<Record<string, string | number>> & { readonly code: string }

/** Returns the fields of an error, so that a translation can write its own message. Source: R-ERR-22. */
export function getErrorDetails(error: KitError): ErrorDetails {
  const details = Object.entries(error).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  return { ...Object.fromEntries(details), code: error.code }
}
