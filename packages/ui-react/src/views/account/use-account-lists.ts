'use client'

import { isSupportedOn, type Namespace, selectIsFeatureAvailable } from '@bowline/kit-core'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import type { AccountListName } from './account-tabs.js'

/** The lists there are of the account, in the order of their tabs. */
export function useAccountLists(): readonly AccountListName[] {
  const kit = useKit()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isActivityOn = useKitState((state) => selectIsFeatureAvailable(state, kit.config, 'activity'))
  return listsOf(namespace, isActivityOn, kit.config.endpoints.data !== undefined)
}

/**
 * The lists of a family. NFTs are found in the history that the data service tells, so that they are where it is, switched on
 * or not.
 *
 * Source  R-VIEW-40, R-CONST-38, R-ACCT-01, R-ACCT-02, R-ACCT-30, R-ACCT-74
 */
function listsOf(namespace: Namespace, isActivityOn: boolean, hasService: boolean): readonly AccountListName[] {
  const hasHistory = isSupportedOn('activity', namespace)
  return [
    ...(isSupportedOn('balances', namespace) ? (['tokens'] as const) : []),
    ...(hasHistory && hasService ? (['nfts'] as const) : []),
    ...(hasHistory && isActivityOn ? (['activity'] as const) : []),
  ]
}
