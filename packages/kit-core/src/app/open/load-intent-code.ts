import type { KitCode } from '../../kit.js'

/**
 * Loads the code of the first intent (a hover or press on a kit button, or `open`). Rejects when it cannot be fetched;
 * the next call tries again.
 */
export async function loadIntentCode(): Promise<KitCode> {
  return (await import('./intent-code.js')).intentCode
}
