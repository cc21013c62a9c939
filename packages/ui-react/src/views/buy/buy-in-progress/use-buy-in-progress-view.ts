'use client'

/**
 * State of a purchase in the window of an on-ramp provider.
 *
 * Out     stage    status of the purchase; `lost` when there is no purchase, for example after a reset
 *         retry    goes back to the providers; only after a purchase that failed or was lost
 * Source  R-RAMP-29 to 31, R-RAMP-42, R-FLOW-47
 */

import type { KitState, PurchaseStatus } from '@bowline/kit-core'
import { goBackToIndex, push, replace, stopWaitingForPurchase } from '@bowline/kit-core/actions'
import { ONRAMP_PROVIDER_RECORDS } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'

const selectPurchase = ({ onramp }: KitState) => onramp.purchase

/** Stage, link and buttons of BuyInProgress. */
export function useBuyInProgressView() {
  const kit = useKit()
  const purchase = useKitState(selectPurchase)
  const stage: PurchaseStatus | 'lost' = purchase?.status ?? 'lost'
  useMountTask(() => {
    if (stage === 'succeeded') replace(kit, { view: 'OnRampActivity' })
  })
  const hasEnded = stage === 'failed' || stage === 'lost'
  const openProviders = () => {
    const at = kit.getState().navigation.history.findLastIndex(({ view }) => view === 'OnRampProviders')
    if (at === -1) replace(kit, { view: 'OnRampProviders' })
    stopWaitingForPurchase(kit)
    goBackToIndex(kit, at)
  }
  return {
    stage,
    isBlocked: purchase?.isBlocked === true,
    url: purchase?.url,
    provider: purchase?.provider,
    name: ONRAMP_PROVIDER_RECORDS.find(({ name }) => name === purchase?.provider)?.label ?? '',
    retry: hasEnded ? openProviders : undefined,
    cancel: stage === 'waiting' || stage === 'late' ? () => stopWaitingForPurchase(kit) : undefined,
    showPurchases: stage === 'late' ? () => push(kit, { view: 'OnRampActivity' }) : undefined,
  }
}
