/**
 * Reads the tokens of a namespace's account into its state. From then on, reads them again when the account or its network
 * changes.
 *
 * In      namespace    the active one when undefined
 *         forceUpdate  CAIP-10 addresses of tokens that changed; bypasses the cache
 *         isForced     true bypasses the cache
 *         signal       aborts the wait; the response is cached anyway
 * Out     the tokens; an empty list when unavailable: within 30 s of a failure, on an unsupported network or namespace,
 *         without an account. `tokenStatus` gives the reason. A failure sets the state and shows a toast; it never rejects
 * Source  spec R-ACCT-03, R-ACCT-10 to 22, R-ACCT-71, R-API-07, R-API-17, R-ERR-01
 */

import type { TokenBalance } from '@bowline/api-client'
import { createDedupe } from '../../base/async/dedupe.js'
import { perOwner } from '../../base/async/per-owner.js'
import { withAbort } from '../../base/async/with-abort.js'
import { isSupportedOn } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeFlag, isMaybeSignal, isMaybeText, isText, parseInput } from '../../base/errors/parse-input.js'
import { getTimed } from '../../base/storage/timed-cache.js'
import { isListOf } from '../../base/validation/guard.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNamespaceStatus } from '../../core/state/select-connection.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { getAccountOnNetwork } from './account-on-network.js'
import { adjustTokens } from './balance-adjuster.js'
import { loadTokens } from './load-tokens.js'
import { normalizeTokens } from './normalize-tokens.js'
import { refetchOnChange } from './refetch-on-change.js'
import { isInRetryGap, tokenFailures } from './retry-gap.js'
import { fromStoredTokens, PORTFOLIO_CACHE } from './token-cache.js'
import { getTokenListMetadata, setTokenListMetadata } from './token-list-metadata.js'

/** The account's namespace, whether cached tokens are allowed, and a signal. */
export type RefreshTokensParams = {
  namespace?: Namespace | undefined
  forceUpdate?: readonly string[] | undefined
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

const NONE: readonly TokenBalance[] = []

const request = createDedupe<readonly TokenBalance[]>({ keep: false })

/** Reads the tokens. Concurrent calls for one account share one request. */
export async function refreshTokens(kit: Kit, given: RefreshTokensParams = {}): Promise<readonly TokenBalance[]> {
  const areAddresses = (value: unknown) => value === undefined || isListOf(value, isText)
  const params = parseInput(given, {
    namespace: isMaybeText,
    forceUpdate: areAddresses,
    isForced: isMaybeFlag,
    signal: isMaybeSignal,
  })
  const { forceUpdate = [], isForced = forceUpdate.length > 0, signal } = params
  const state = kit.store.get()
  const namespace = params.namespace ?? state.network.activeNamespace
  const reading = getAccountOnNetwork(state, namespace)
  const hasAccount = selectAccount(state, namespace).address !== undefined
  if (!hasAccount || signal?.aborted) return NONE
  if (!isSupportedOn('balances', namespace)) {
    if (reading) updateAccount(kit, namespace, { tokenStatus: 'unsupported' })
    return NONE
  }
  refetchOnChange(kit, namespace, {
    what: 'The tokens',
    isUnread: ({ tokenStatus }) => tokenStatus === 'idle' || early(kit).has(namespace),
    read: () => refreshTokens(kit, { namespace, isForced: early(kit).has(namespace) }),
  })
  // On an unlisted network there is nothing to read until the wallet is on a listed one.
  if (!reading) return NONE
  const lastRetry = tokenFailures(kit).get(reading.caipAddress)
  if (isInRetryGap(lastRetry, Date.now())) {
    updateAccount(kit, namespace, { tokenStatus: 'failed', lastRetry })
    return NONE
  }
  const stored = isForced ? undefined : getTimed(kit.storage, PORTFOLIO_CACHE, reading.caipAddress, Date.now())
  if (stored) {
    const kept = fromStoredTokens(stored)
    const metadata = { readAtMs: Date.now(), isIncomplete: getTokenListMetadata(kept).isIncomplete }
    const normalized = setTokenListMetadata(normalizeTokens(kept, reading.network.caipNetworkId), metadata)
    const tokenBalance = adjustTokens(kit, reading.caipAddress, normalized)
    updateAccount(kit, namespace, { tokenBalance, tokenStatus: 'ready', lastRetry: undefined })
    return tokenBalance
  }
  trackEarlyRead(kit, namespace, selectNamespaceStatus(state, namespace) !== 'connected')
  const key = [reading.caipAddress, isForced, ...forceUpdate].join('/')
  const response = request(kit, () => loadTokens(kit, { ...reading, forceUpdate }), key)
  return withAbort(response, signal).catch(() => NONE)
}

/** Namespaces whose tokens were read before the wallet reconnected. They are read again, from the wallet, once it has. */
const early = perOwner(() => new Set<Namespace>())

function trackEarlyRead(kit: Kit, namespace: Namespace, isEarly: boolean): void {
  if (isEarly && kit.adapters.get(namespace)?.walletGetAssets) early(kit).add(namespace)
  else early(kit).delete(namespace)
}
