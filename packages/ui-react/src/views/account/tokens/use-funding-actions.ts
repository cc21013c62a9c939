'use client'

import type { KitState, ViewName } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { listFundingOptions } from '../wallet-fund/funding-options.js'

/** Functions for `NoTokens` that open a view to get tokens; undefined where not available. Source: R-ACCT-27, R-SEND-34. */
export function useFundingActions() {
  const kit = useKit()
  const listOptions = (state: KitState) => listFundingOptions(state, kit.config)
  const selectView = (option: string) => (state: KitState) =>
    listOptions(state).find(({ name }) => name === option)?.view
  const buyView = useKitState(selectView('onramp'))
  const receiveView = useKitState(selectView('receive'))
  const hasOptions = useKitState((state) => listOptions(state).length > 0)
  const toAction = (view: ViewName | undefined) => (view === undefined ? undefined : () => push(kit, { view }))
  return {
    buy: toAction(buyView),
    receive: toAction(receiveView),
    fund: toAction(hasOptions ? 'WalletFund' : undefined),
  }
}
