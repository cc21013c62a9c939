/**
 * The one page around the frame, where the project allows it.
 *
 * In      what the browser says of the windows around, what the project allows, how to tell a page that it is not allowed
 * Out     the page's origin
 * Throws  ForeignParentError   no page around, more than one, one that is not allowed, or none the browser would name
 * Source  security design §4, step 1; R-FRAME-73
 */
import { isAllowedOrigin, type OriginRules } from '../../origin/allowed-origin.js'
import { originOf } from '../../origin/origin-of.js'

/** What the browser says. */
export type Surroundings = {
  /** `window.parent === window`. */
  readonly isTop: boolean
  /** `window.parent === window.top`. */
  readonly isDirect: boolean
  /** Absent in browsers that do not tell. */
  readonly ancestorOrigins: readonly string[] | undefined
  readonly referrer: string
}

/** The frame draws nothing and answers nobody. */
export class ForeignParentError extends Error {
  override readonly name = 'ForeignParentError'
}

/** Finds out whose page this frame is in. */
export function findEmbedder(
  surroundings: Surroundings,
  allowed: OriginRules,
  tellForbidden: (origin: string) => void,
): string {
  const { isTop, isDirect, ancestorOrigins, referrer } = surroundings
  if (isTop || !isDirect) throw new ForeignParentError('The frame is not directly in a page')
  if (ancestorOrigins !== undefined && ancestorOrigins.length !== 1)
    throw new ForeignParentError('The frame is not directly in a page')
  const origin = ancestorOrigins?.[0] ?? originOf(referrer)
  if (origin === undefined || origin === 'null')
    throw new ForeignParentError('The browser does not name the page around this frame')
  if (isAllowedOrigin(allowed, origin)) return origin
  tellForbidden(origin)
  throw new ForeignParentError('The page is not allowed to hold this frame')
}
