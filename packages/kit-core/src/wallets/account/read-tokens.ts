/**
 * Asks for the tokens of an account and takes the answer into its state and into what is kept.
 *
 * In      the account where it was when it was asked about
 * Out     the tokens; none where they cannot be had. An answer that is late changes nothing on screen: of an account or a
 *         network that was left, or of a question that a newer one has overtaken. The wallet's own list, where it comes
 *         after another, takes that one's place
 * Throws  nothing
 * Source  spec R-ACCT-15 to 22, R-ACCT-70, R-API-17, R-STORE-17, R-ERR-01
 */

import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { KitError } from '../../base/errors/kit-error.js'
import { clearTimed, writeTimed } from '../../base/storage/timed-cache.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { TokenStatus } from '../../core/state/state.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import { type AccountOnNetwork, isCurrent, isStillConnected } from './account-on-network.js'
import { adjustTokens } from './balance-adjuster.js'
import { withHiddenTokens } from './hidden-tokens.js'
import { tokenFailures } from './retry-gap.js'
import { MAX_KEPT_LENGTH, PORTFOLIO_CACHE, type StoredTokens, toStoredTokens } from './token-cache.js'
import { setTokenListMetadata } from './token-list-metadata.js'

/** Whose tokens, and which of them the service shall read anew. */
export type ReadTokensParams = AccountOnNetwork & { readonly forceUpdate: readonly string[] }

const NONE: readonly TokenBalance[] = []

/** Which question of an account was answered last, and on which networks it was told that nothing is to be had. */
type Memory = { asked: number; readonly answered: Map<string, number>; readonly told: Set<string> }

const memories = perOwner((): Memory => ({ asked: 0, answered: new Map(), told: new Set() }))

/** Asks for the tokens. */
export async function readTokens(kit: Kit, params: ReadTokensParams): Promise<readonly TokenBalance[]> {
  const { namespace, caipAddress, network } = params
  const memory = memories(kit)
  memory.asked += 1
  const turn = memory.asked
  const isNewest = () => turn >= (memory.answered.get(caipAddress) ?? 0) && isStillConnected(kit, params)
  const signal = kit.lifetime()
  const take = (tokens: readonly TokenBalance[] | undefined) => {
    if (!isNewest()) return NONE
    memory.answered.set(caipAddress, turn)
    tokenFailures(kit).delete(caipAddress)
    if (tokens) keep(kit, caipAddress, toStoredTokens(withHiddenTokens(tokens), tokens))
    if (!isCurrent(kit, params)) return NONE
    const tokenStatus = tokens ? 'ready' : 'unsupported'
    const shown = tokens ? adjustTokens(kit, caipAddress, setTokenListMetadata(tokens, { readAtMs: Date.now() })) : NONE
    updateAccount(kit, namespace, { tokenBalance: shown, tokenStatus, lastRetry: undefined })
    if (!tokens && !memory.told.has(network.caipNetworkId)) {
      memory.told.add(network.caipNetworkId)
      tellUnavailable(kit)
    }
    return shown
  }
  // Tokens that are known stay as they are until there are others, an empty list too.
  if (statusOf(kit, namespace) !== 'ready') updateAccount(kit, namespace, { tokenStatus: 'loading' })
  try {
    const { fetchTokens } = await import('./fetch-tokens.js')
    const { first, own } = fetchTokens(kit, { ...params, signal })
    const tokens = await first
    void own.then((late) => late && late !== tokens && take(late))
    return take(tokens)
  } catch (error) {
    kit.log.debug('The tokens could not be read', error)
    if (isNewest()) fail(kit, params, signal)
    return NONE
  }
}

/** Shown next to a token list too, which says the same in its place (R-TOAST-12). */
function tellUnavailable(kit: Kit): void {
  const error = new KitError('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  showToast(kit, { message: error, variant: 'error' })
}

function keep({ storage }: Kit, caipAddress: CaipAddress, tokens: StoredTokens): void {
  if (JSON.stringify(tokens).length > MAX_KEPT_LENGTH)
    clearTimed(storage, PORTFOLIO_CACHE.key, (id) => id === caipAddress)
  else writeTimed(storage, PORTFOLIO_CACHE, caipAddress, tokens, Date.now())
}

function statusOf({ store }: Kit, namespace: Namespace): TokenStatus {
  return selectAccount(store.get(), namespace).tokenStatus
}

/** A kit that stopped has not failed: known tokens stay; otherwise the status is `idle` again. */
function fail(kit: Kit, reading: AccountOnNetwork, signal: AbortSignal): void {
  const { namespace, caipAddress } = reading
  const isShown = isCurrent(kit, reading)
  if (signal.aborted) {
    if (isShown && statusOf(kit, namespace) === 'loading') updateAccount(kit, namespace, { tokenStatus: 'idle' })
    return
  }
  const lastRetry = Date.now()
  tokenFailures(kit).set(caipAddress, lastRetry)
  if (!isShown) return
  updateAccount(kit, namespace, { tokenStatus: 'failed', lastRetry })
  tellUnavailable(kit)
}
