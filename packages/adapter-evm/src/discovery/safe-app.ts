/** Id of the connector to the Safe that frames the page. wagmi's own Safe connector uses the same id. */
export const SAFE_ID = 'safe'

/**
 * Returns the origin of the Safe app that frames this page: the nearest ancestor, if it is on `safe.global` over HTTPS; else
 * undefined.
 *
 * Source  spec R-CONN-103
 */
export function findSafeOrigin(ancestorOrigins: readonly string[]): string | undefined {
  const nearest = ancestorOrigins[0]
  if (nearest === undefined || !URL.canParse(nearest)) return undefined
  const { protocol, hostname, origin } = new URL(nearest)
  const isSafe = protocol === 'https:' && (hostname === 'safe.global' || hostname.endsWith('.safe.global'))
  return isSafe ? origin : undefined
}
