/**
 * Waits for a purchase in a window of the provider.
 *
 * Out     stage    `lost` where there is none, as after a reset
 *         retry    there once it is over without having come
 * Source  R-RAMP-29 to 31, R-FLOW-47
 */
'use client'

import { type KitState, ONRAMP_PROVIDER_RECORDS, type PurchaseStatus } from '@bowline/kit-core'
import { leavePurchase, push, replace } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useOnEntry } from '../../kit/use-on-entry.js'

const selectPurchase = ({ onramp }: KitState) => onramp.purchase

/** What the view shows and offers. */
export function useBuyInProgressView() {
  const kit = useKit()
  const purchase = useKitState(selectPurchase)
  const hasProviders = useKitState(({ navigation }) =>
    navigation.history.some(({ view }) => view === 'OnRampProviders'),
  )
  const stage: PurchaseStatus | 'lost' = purchase?.status ?? 'lost'
  useOnEntry(() => {
    if (stage === 'succeeded') replace(kit, { view: 'OnRampActivity' })
  })
  const isOver = stage === 'failed' || stage === 'timed-out' || stage === 'lost'
  const toProviders = () => {
    leavePurchase(kit)
    if (!hasProviders) push(kit, { view: 'OnRampProviders' })
  }
  return {
    stage,
    isBlocked: purchase?.isBlocked === true,
    url: purchase?.url,
    name: ONRAMP_PROVIDER_RECORDS.find(({ name }) => name === purchase?.provider)?.label ?? '',
    retry: isOver ? toProviders : undefined,
    cancel: stage === 'waiting' ? () => leavePurchase(kit) : undefined,
    showPurchases: stage === 'timed-out' ? () => push(kit, { view: 'OnRampActivity' }) : undefined,
  }
}
