import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'

/** A name, and what kind of account it is for. Source: spec R-NAME-23. */
export type NameFacts = { readonly name: string; readonly isSmartAccount: boolean }

/** Tells how a registration goes. */
export function trackName(
  kit: Kit,
  event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS',
  { name, isSmartAccount }: NameFacts,
): void {
  track(kit, { type: 'track', event, properties: { name, isSmartAccount } })
}

/** Tells that a name was not registered, in the error's own words. */
export function trackNameError(kit: Kit, { name, isSmartAccount }: NameFacts, error: unknown): void {
  const message = redactSecrets(error instanceof Error ? error.message : String(error))
  track(kit, { type: 'error', event: 'REGISTER_NAME_ERROR', properties: { name, isSmartAccount, message } })
}
