import { isKitError } from '../../base/errors/kit-error.js'
import type { SignInTarget } from '../../core/state/sign-in-context.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'

type Facts = Pick<SignInTarget, 'caipNetworkId' | 'isSmartAccount'>

/** Properties that every event of sign-in carries. Source: spec R-TRACK-06. */
export function signInProperties({ caipNetworkId, isSmartAccount }: Facts) {
  return { network: caipNetworkId, isSmartAccount }
}

/** Tells that somebody is signed in. */
export function trackSignedIn(kit: Kit, place: Facts): void {
  track(kit, { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties: signInProperties(place) })
}

/** Tells that a sign-in failed: to listeners in the error's own words, to the console in full unless the visitor said no. */
export function trackSignInError(kit: Kit, place: Facts, error: unknown): void {
  const message = error instanceof Error && error.message ? redactSecrets(error.message) : 'An error occurred'
  if (!isKitError(error, 'wallet/user-rejected')) kit.log.error('Sign-in failed', error)
  track(kit, { type: 'error', event: 'SIWX_AUTH_ERROR', properties: { ...signInProperties(place), message } })
}
