import { perOwner } from '../../base/async/per-owner.js'

/**
 * Per kit: the reload of the frame after the user left a Farcaster login; other frame requests wait for it. Source: spec
 * R-FRAME-67, R-NAV-13.
 */
export const frameReloads = perOwner((): { running?: Promise<unknown> } => ({}))
