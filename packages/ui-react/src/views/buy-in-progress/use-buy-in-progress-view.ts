/**
 * Waits for a purchase in a window of the provider.
 *
 * Out     stage    `lost` where there is none, as after a reset
 *         retry    there once it is over without having come
 * Source  R-RAMP-29 to 31, R-RAMP-42, R-FLOW-47
 */
'use client'

import { type KitState, ONRAMP_PROVIDER_RECORDS, type PurchaseStatus } from '@bowline/kit-core'
import { goBackToIndex, push, replace, stopWaitingForPurchase } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMountTask } from '../../kit/use-mount-task.js'

const selectPurchase = ({ onramp }: KitState) => onramp.purchase

/** What the view shows and offers. */
export function useBuyInProgressView() {
  const kit = useKit()
  const purchase = useKitState(selectPurchase)
  const stage: PurchaseStatus | 'lost' = purchase?.status ?? 'lost'
  useMountTask(() => {
    if (stage === 'succeeded') replace(kit, { view: 'OnRampActivity' })
  })
  const isOver = stage === 'failed' || stage === 'lost'
  const toProviders = () => {
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
    retry: isOver ? toProviders : undefined,
    cancel: stage === 'waiting' || stage === 'late' ? () => stopWaitingForPurchase(kit) : undefined,
    showPurchases: stage === 'late' ? () => push(kit, { view: 'OnRampActivity' }) : undefined,
  }
}
