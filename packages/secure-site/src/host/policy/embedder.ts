/**
 * Determines the page that embeds the frame, and checks that the project allows it.
 *
 * In      what the browser reports about the surrounding windows, the allowed origins, how to notify a page that is not allowed
 * Out     the page's origin
 * Throws  ForeignParentError   no page around, more than one, one that is not allowed, or one the browser does not name
 * Source  security design §4, step 1; R-FRAME-73
 */
import { isAllowedOrigin, type OriginRules } from '../../origin/allowed-origin.js'
import { getOrigin } from '../../origin/get-origin.js'

/** What the browser reports about the windows around the frame. */
export type Surroundings = {
  /** `window.parent === window`. */
  readonly isTop: boolean
  /** `window.parent === window.top`. */
  readonly isDirect: boolean
  /** Undefined in browsers without `location.ancestorOrigins`. */
  readonly ancestorOrigins: readonly string[] | undefined
  readonly referrer: string
}

/** Thrown when the page may not embed the frame. The frame then renders nothing and never responds. */
export class ForeignParentError extends Error {
  override readonly name = 'ForeignParentError'
}

/** Returns the origin of the embedding page. Calls `notifyForbidden` for a page that is not allowed. */
export function findEmbedder(
  surroundings: Surroundings,
  allowed: OriginRules,
  notifyForbidden: (origin: string) => void,
): string {
  const { isTop, isDirect, ancestorOrigins, referrer } = surroundings
  if (isTop || !isDirect) throw new ForeignParentError('The frame is not directly in a page')
  if (ancestorOrigins !== undefined && ancestorOrigins.length !== 1)
    throw new ForeignParentError('The frame is not directly in a page')
  const origin = ancestorOrigins?.[0] ?? getOrigin(referrer)
  if (origin === undefined || origin === 'null')
    throw new ForeignParentError('The browser does not name the page around this frame')
  if (isAllowedOrigin(allowed, origin)) return origin
  notifyForbidden(origin)
  throw new ForeignParentError('The page is not allowed to embed this frame')
}
