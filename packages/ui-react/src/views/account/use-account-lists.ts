'use client'

import { isSupportedOn, type Namespace, selectIsFeatureAvailable } from '@bowline/kit-core'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import type { AccountPanelName } from './account-panels.js'

/** The lists there are of the account, in the order of their tabs. */
export function useAccountLists(): readonly AccountPanelName[] {
  const kit = useKit()
  const namespace = useKitState((state) => state.network.activeNamespace)
  const isActivityOn = useKitState((state) => selectIsFeatureAvailable(state, kit.config, 'activity'))
  return listsOf(namespace, isActivityOn)
}

/**
 * The lists of a family. NFTs are found in the history, so that they are where it is, switched on or not.
 *
 * Source  R-VIEW-40, R-CONST-38, R-ACCT-01, R-ACCT-02, R-ACCT-30
 */
function listsOf(namespace: Namespace, isActivityOn: boolean): readonly AccountPanelName[] {
  const hasHistory = isSupportedOn('activity', namespace)
  return [
    ...(isSupportedOn('balances', namespace) ? (['tokens'] as const) : []),
    ...(hasHistory ? (['nfts'] as const) : []),
    ...(hasHistory && isActivityOn ? (['activity'] as const) : []),
  ]
}
