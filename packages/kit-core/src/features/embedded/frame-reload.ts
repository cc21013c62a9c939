import { perOwner } from '../../base/async/scope.js'

/** Pending reload of the frame after an abandoned login; other frame requests wait for it. Source: spec R-FRAME-67, R-NAV-13. */
export const frameReloads = perOwner((): { running?: Promise<unknown> } => ({}))
