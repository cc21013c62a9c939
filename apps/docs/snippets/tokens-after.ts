import type { Kit } from '@bowline/kit-core'
import { refreshTokens } from '@bowline/kit-core/actions'

/** After your own contract has paid out: the service is told which token changed, and nothing kept is used. */
export async function afterClaim(kit: Kit, token: `0x${string}`): Promise<number> {
  const tokens = await refreshTokens(kit, { forceUpdate: [`eip155:1:${token}`] })
  return tokens.length
}
