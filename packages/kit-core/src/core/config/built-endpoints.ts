/**
 * Adds the secure site set at build time (`NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL`) to the service URLs.
 *
 * Out     the endpoints; unchanged when they name a secure site, or the variable is unset or not a web URL
 * Source  spec R-FRAME-05
 */
import { isWebUrl } from '../../base/validation/guard.js'
import type { Endpoints } from './options.js'

declare const process: { readonly env: { readonly NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL?: string } }

export function withBuildEndpoints(endpoints: Partial<Endpoints>): Partial<Endpoints> {
  if (endpoints.secureSite !== undefined) return endpoints
  const secureSite = secureSiteOfBuild()
  return isWebUrl(secureSite) ? { ...endpoints, secureSite } : endpoints
}

/** Bundlers replace exactly this expression with text. A page without a bundler has no `process`. */
function secureSiteOfBuild(): string | undefined {
  try {
    return process.env.NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL
  } catch {
    return undefined
  }
}
