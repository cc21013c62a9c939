import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { refreshTokens } from './refresh-tokens.js'

/** Maximum number of tokens that a request URL can name. */
const MAX_FORCED_TOKENS = 20

/** Refetches the tokens after a send. The tokens a send touched are unknown, so the most valuable ones are named. */
export async function refetchTokens(kit: Kit, namespace: Namespace): Promise<void> {
  const { tokenBalance } = selectAccount(kit.store.get(), namespace)
  const forceUpdate = tokenBalance.flatMap(({ address }) => address ?? []).slice(0, MAX_FORCED_TOKENS)
  await refreshTokens(kit, { namespace, forceUpdate, isForced: true })
}
