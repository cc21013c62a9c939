'use client'

import {
  type AccountState,
  isSupportedOn,
  selectActiveNetwork,
  selectTotalValue,
  type TotalValue,
} from '@bowline/kit-core'
import { hasNoDataService } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** `isUnpriced`: there is no total, because no prices are available or the tokens could not be fetched. */
export type Total = { readonly total: TotalValue | undefined; readonly isUnpriced: boolean }

/** Total value of the account's tokens for `TotalLine`; also undefined while they load. Source: R-ACCT-26, R-ACCT-73. */
export function useTotal({ tokenBalance, tokenStatus }: AccountState): Total {
  const kit = useKit()
  const network = useKitState(selectActiveNetwork)
  const total = useKitState((state) => selectTotalValue(state))
  const hasNoPrices =
    network === undefined ||
    hasNoDataService(kit, network.caipNetworkId) ||
    !isSupportedOn('balances', network.chainNamespace)
  const isUnavailable = tokenStatus === 'unsupported' || tokenStatus === 'failed' || hasNoPrices
  const isUnpriced = tokenBalance.length > 0 ? total === undefined : isUnavailable
  return { total: isUnpriced ? undefined : total, isUnpriced }
}
