import { isKitError } from '../../base/errors/kit-error.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'

type SignInEventTarget = Pick<ActiveSigner, 'caipNetworkId' | 'isSmartAccount'>

/** Properties of every sign-in event. Source: spec R-TRACK-06. */
export function signInProperties({ caipNetworkId, isSmartAccount }: SignInEventTarget) {
  return { network: caipNetworkId, isSmartAccount }
}

/** Emits a tracking event for a completed sign-in. */
export function trackSignedIn(kit: Kit, target: SignInEventTarget): void {
  track(kit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties: signInProperties(target) })
}

/**
 * Emits a tracking event for a failed check or sign-in, with secrets redacted; logs the error unless the user rejected the
 * signature.
 */
export function trackSignInError(kit: Kit, target: SignInEventTarget, error: unknown): void {
  const message = error instanceof Error && error.message ? redactSecrets(error.message) : 'An error occurred'
  if (!isKitError(error, 'wallet/user-rejected')) kit.log.error('Sign-in failed', error)
  track(kit, { type: 'error', event: 'SIWX_AUTH_ERROR', properties: { ...signInProperties(target), message } })
}
