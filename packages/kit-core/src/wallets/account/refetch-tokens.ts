import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { refreshTokens } from './refresh-tokens.js'

/** As many as an address of a request can name. */
const MAX_NAMED = 20

/** Reads the tokens anew: which of them a send touched is not told, so that the most valuable ones are named. */
export async function refetchTokens(kit: Kit, namespace: Namespace): Promise<void> {
  const { tokenBalance } = selectAccount(kit.store.get(), namespace)
  const forceUpdate = tokenBalance.flatMap(({ address }) => address ?? []).slice(0, MAX_NAMED)
  await refreshTokens(kit, { namespace, forceUpdate, isForced: true })
}
