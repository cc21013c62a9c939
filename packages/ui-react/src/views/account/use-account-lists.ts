'use client'

import { isSupportedOn } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import type { AccountPanelName } from './account-panels.js'

/** The lists there are of the account, in the order of their tabs. Source: R-VIEW-40, R-CONST-38. */
export function useAccountLists(): readonly AccountPanelName[] {
  const namespace = useKitState((state) => state.network.activeNamespace)
  return isSupportedOn('balances', namespace) ? ['tokens'] : []
}
