import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'

/** Tracked properties of a registration: the name and the account type. Source: spec R-NAME-23. */
export type NameEventProperties = { readonly name: string; readonly isSmartAccount: boolean }

/** Tracks the start or success of a registration. */
export function trackName(
  kit: Kit,
  event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS',
  { name, isSmartAccount }: NameEventProperties,
): void {
  track(kit, { type: 'track', event, properties: { name, isSmartAccount } })
}

/** Tracks a failed or aborted registration with the error's message, secrets redacted. */
export function trackNameError(kit: Kit, { name, isSmartAccount }: NameEventProperties, error: unknown): void {
  const message = redactSecrets(error instanceof Error ? error.message : String(error))
  track(kit, { type: 'error', event: 'REGISTER_NAME_ERROR', properties: { name, isSmartAccount, message } })
}
