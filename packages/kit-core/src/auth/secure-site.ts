import { DEFAULT_SECURE_SITE_URL } from '../config/default-secure-site.js'
import type { Kit } from '../kit.js'

/** Origin of the secure site. Source: spec R-FRAME-05. */
export function secureSiteOf({ config }: Pick<Kit, 'config'>): string {
  return new URL(config.endpoints.secureSite ?? DEFAULT_SECURE_SITE_URL).origin
}
