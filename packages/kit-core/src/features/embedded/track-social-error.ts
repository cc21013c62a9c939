import type { SocialProvider } from '../../core/config/features.js'
import { redactSecrets } from '../../core/tracking/redact-secrets.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'

/** Tracks a failed social or Farcaster login, with secrets redacted. Source: spec R-CONN-69. */
export function trackSocialError(kit: Kit, provider: SocialProvider, error: unknown): void {
  const message = redactSecrets(error instanceof Error ? error.message : '')
  track(kit, { type: 'error', event: 'SOCIAL_LOGIN_ERROR', properties: { provider, message } })
}
