/**
 * Fetches the tokens of an account and stores the result in its state and in the cache.
 *
 * In      the account and network at the time of the request
 * Out     the tokens; an empty list when unavailable. A late response changes nothing on screen: of an account or network that
 *         is no longer current, or of a request that a newer one has overtaken. The wallet's own list, when it arrives
 *         after another list, replaces it
 * Throws  nothing
 * Source  spec R-ACCT-15 to 22, R-ACCT-70, R-API-17, R-STORE-17, R-ERR-01
 */

import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import { KitError } from '../../base/errors/kit-error.js'
import { clearTimed, storeTimed } from '../../base/storage/timed-cache.js'
import type { TokenStatus } from '../../core/state/account-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import { type AccountOnNetwork, isCurrent, isStillConnected } from './account-on-network.js'
import { adjustTokens } from './balance-adjuster.js'
import { withHiddenTokens } from './hidden-tokens.js'
import { tokenFailures } from './retry-gap.js'
import { MAX_STORED_LENGTH, PORTFOLIO_CACHE, type StoredTokens, toStoredTokens } from './token-cache.js'
import { setTokenListMetadata } from './token-list-metadata.js'

/** The account, and the tokens that the service must refresh. */
export type LoadTokensParams = AccountOnNetwork & { readonly forceUpdate: readonly string[] }

const NONE: readonly TokenBalance[] = []

/** Number of the last response per account, and the networks reported to the user as unsupported. */
type Memory = { requested: number; readonly settled: Map<string, number>; readonly reported: Set<string> }

const memories = perOwner((): Memory => ({ requested: 0, settled: new Map(), reported: new Set() }))

export async function loadTokens(kit: Kit, params: LoadTokensParams): Promise<readonly TokenBalance[]> {
  const { namespace, caipAddress, network } = params
  const memory = memories(kit)
  memory.requested += 1
  const turn = memory.requested
  const isLatest = () => turn >= (memory.settled.get(caipAddress) ?? 0) && isStillConnected(kit, params)
  const signal = kit.lifetime()
  const take = (tokens: readonly TokenBalance[] | undefined) => {
    if (!isLatest()) return NONE
    memory.settled.set(caipAddress, turn)
    tokenFailures(kit).delete(caipAddress)
    if (tokens) keep(kit, caipAddress, toStoredTokens(withHiddenTokens(tokens), tokens))
    if (!isCurrent(kit, params)) return NONE
    const tokenStatus = tokens ? 'ready' : 'unsupported'
    const shown = tokens ? adjustTokens(kit, caipAddress, setTokenListMetadata(tokens, { readAtMs: Date.now() })) : NONE
    updateAccount(kit, namespace, { tokenBalance: shown, tokenStatus, lastRetry: undefined })
    if (!tokens && !memory.reported.has(network.caipNetworkId)) {
      memory.reported.add(network.caipNetworkId)
      showUnavailable(kit)
    }
    return shown
  }
  // Known tokens stay until others arrive, even an empty list.
  if (statusOf(kit, namespace) !== 'ready') updateAccount(kit, namespace, { tokenStatus: 'loading' })
  try {
    const { fetchTokens } = await import('./fetch-tokens.js')
    const { first, own } = fetchTokens(kit, { ...params, signal })
    const tokens = await first
    void own.then((late) => late && late !== tokens && take(late))
    return take(tokens)
  } catch (error) {
    kit.log.debug('The tokens could not be read', error)
    if (isLatest()) fail(kit, params, signal)
    return NONE
  }
}

/** Also shown next to a token list, which shows the same message itself (R-TOAST-12). */
function showUnavailable(kit: Kit): void {
  const error = new KitError('Token Balance Unavailable', { code: 'account/balance-unavailable' })
  showToast(kit, { message: error, variant: 'error' })
}

function keep({ storage }: Kit, caipAddress: CaipAddress, tokens: StoredTokens): void {
  if (JSON.stringify(tokens).length > MAX_STORED_LENGTH)
    clearTimed(storage, PORTFOLIO_CACHE.key, (id) => id === caipAddress)
  else storeTimed(storage, PORTFOLIO_CACHE, caipAddress, tokens, Date.now())
}

function statusOf({ store }: Kit, namespace: Namespace): TokenStatus {
  return selectAccount(store.get(), namespace).tokenStatus
}

/** A stopped kit has not failed: known tokens stay; otherwise the status is `idle` again. */
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
  showUnavailable(kit)
}
