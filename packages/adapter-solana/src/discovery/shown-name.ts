import { cleanText, UNKNOWN_WALLET } from '@bowline/kit-core'

/** A wallet's name, fit for showing. */
export function shownName(value: unknown): string {
  return cleanText(value, { fallback: UNKNOWN_WALLET })
}
