import type { intentCode } from './intent-code.js'

/** The functions of the first intent's code. */
export type IntentCode = typeof intentCode

/** Loads the code of the first intent. Rejects when it cannot be fetched; the next call tries again. */
export async function loadIntentCode(): Promise<IntentCode> {
  return (await import('./intent-code.js')).intentCode
}
