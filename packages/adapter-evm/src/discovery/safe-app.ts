/** Id of the connector to the Safe that frames the page; also wagmi's own. */
export const SAFE_ID = 'safe'

/**
 * The Safe app that frames this page: the origin of its nearest ancestor, if that is one.
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
