import type { Kit } from '../../kit.js'

/** Origin of the secure site; undefined if `endpoints.secureSite` is not set. Source: spec R-FRAME-05. */
export function getSecureSiteOrigin({ config: { endpoints } }: Pick<Kit, 'config'>): string | undefined {
  return endpoints.secureSite && new URL(endpoints.secureSite).origin
}
