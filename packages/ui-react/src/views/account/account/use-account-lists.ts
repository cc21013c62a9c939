'use client'

import { isSupportedOn, type Namespace, selectIsFeatureAvailable } from '@bowline/kit-core'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import type { AccountListName } from './account-tabs.js'

/** Lists that Account offers for the active account, in the order of their tabs. */
export function useAccountLists(): readonly AccountListName[] {
  const kit = useKit()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isActivityOn = useKitState((state) => selectIsFeatureAvailable(state, kit.config, 'activity'))
  return getLists(namespace, isActivityOn, kit.config.endpoints.data !== undefined)
}

/**
 * Lists that a namespace supports. NFTs are derived from the history of the data service, so they need the service, but not
 * the `activity` feature.
 *
 * Source  R-VIEW-40, R-CONST-38, R-ACCT-01, R-ACCT-02, R-ACCT-30, R-ACCT-74
 */
function getLists(namespace: Namespace, isActivityOn: boolean, hasService: boolean): readonly AccountListName[] {
  const hasHistory = isSupportedOn('activity', namespace)
  return [
    ...(isSupportedOn('balances', namespace) ? (['tokens'] as const) : []),
    ...(hasHistory && hasService ? (['nfts'] as const) : []),
    ...(hasHistory && isActivityOn ? (['activity'] as const) : []),
  ]
}
