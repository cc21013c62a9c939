import type { intentCode } from './intent-code.js'

/** The functions of the first intent's code. */
export type IntentCode = typeof intentCode

/**
 * Loads the code of the first intent (a hover or press on a kit button, or `open`). Rejects when it cannot be fetched;
 * the next call tries again.
 */
export async function loadIntentCode(): Promise<IntentCode> {
  return (await import('./intent-code.js')).intentCode
}
