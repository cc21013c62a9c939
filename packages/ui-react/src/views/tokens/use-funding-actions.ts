'use client'

import type { KitState, ViewName } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { listFundingWays } from '../wallet-fund/funding-ways.js'

/** The ways to come by tokens, each where it exists. Source: R-ACCT-27, R-SEND-34. */
export function useFundingActions() {
  const kit = useKit()
  const waysOf = (state: KitState) => listFundingWays(state, kit.config)
  const viewOf = (way: string) => (state: KitState) => waysOf(state).find(({ name }) => name === way)?.view
  const buyView = useKitState(viewOf('onramp'))
  const receiveView = useKitState(viewOf('receive'))
  const hasWays = useKitState((state) => waysOf(state).length > 0)
  const leadTo = (view: ViewName | undefined) => (view === undefined ? undefined : () => push(kit, { view }))
  return { buy: leadTo(buyView), receive: leadTo(receiveView), fund: leadTo(hasWays ? 'WalletFund' : undefined) }
}
