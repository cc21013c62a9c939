/**
 * The services, with the secure site of the app's build where the options name none.
 *
 * Out     without the variable, and where it holds no web address, the endpoints as they are
 * Source  spec R-FRAME-05
 */
import { isWebUrl } from '../../base/validation/guard.js'
import type { Endpoints } from './options.js'

declare const process: { readonly env: { readonly NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL?: string } }

/** Adds the secure site of the build. The option wins. */
export function builtEndpoints(endpoints: Partial<Endpoints>): Partial<Endpoints> {
  if (endpoints.secureSite !== undefined) return endpoints
  const secureSite = secureSiteOfBuild()
  return isWebUrl(secureSite) ? { ...endpoints, secureSite } : endpoints
}

/** Bundlers replace this very expression with text; a page without a bundler has no `process`. */
function secureSiteOfBuild(): string | undefined {
  try {
    return process.env.NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL
  } catch {
    return undefined
  }
}
