import type { KitError } from './kit-error.js'

/** An error of the kit as plain data: its code, and what else it tells in words and numbers. */
export type ErrorDetails = Readonly<Record<string, string | number>> & { readonly code: string }

/** The facts of an error, with which a language can tell it in words of its own. Source: R-ERR-22. */
export function getErrorDetails(error: KitError): ErrorDetails {
  const facts = Object.entries(error).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  return { ...Object.fromEntries(facts), code: error.code }
}
