import { perOwner } from '../../base/async/scope.js'

/** The reload of the frame after a login that was left; other requests to the frame wait for it. Source: spec R-FRAME-67, R-NAV-13. */
export const frameReloads = perOwner((): { running?: Promise<unknown> } => ({}))
