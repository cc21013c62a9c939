import type { intentCode } from './intent-code.js'

/** It. */
export type IntentCode = typeof intentCode

/** The code that the first intent brings. Rejects when it cannot be fetched; asked again, it tries again. */
export async function loadIntentCode(): Promise<IntentCode> {
  return (await import('./intent-code.js')).intentCode
}
