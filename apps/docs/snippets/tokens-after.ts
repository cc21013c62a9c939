import type { Kit } from '@bowline/kit-core'
import { refreshTokens } from '@bowline/kit-core/actions'

/** Call it after your own contract has paid out: the service learns which token changed, and the cache is skipped. */
export async function afterClaim(kit: Kit, token: `0x${string}`): Promise<number> {
  const tokens = await refreshTokens(kit, { forceUpdate: [`eip155:1:${token}`] })
  return tokens.length
}
