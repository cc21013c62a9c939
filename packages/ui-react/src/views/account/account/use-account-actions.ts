'use client'

import type { Kit, Namespace, WalletFeatureName } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { getTransferAdapter, selectWalletActions } from '@bowline/kit-core/internal'
import type { IconName } from '../../../components/icon.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FEATURE_VIEWS } from './feature-views.js'

const ACTIONS = {
  onramp: { label: 'account.buy', icon: 'plus' },
  swaps: { label: 'account.swap', icon: 'swap' },
  receive: { label: 'account.receive', icon: 'receive' },
  send: { label: 'account.send', icon: 'send' },
} as const satisfies Record<WalletFeatureName, { label: string; icon: IconName }>

/** A button of `ActionRow`; `open` opens its view. */
export type AccountAction = {
  readonly name: WalletFeatureName
  readonly label: string
  readonly icon: IconName
  readonly open: () => void
}

/**
 * Account actions in the order the app configured. Skips those that the blockchain, the adapter or the app does not support.
 *
 * Source  R-ACCT-60, R-ACCT-61, R-ACCT-130
 */
export function useAccountActions(): readonly AccountAction[] {
  const kit = useKit()
  const { t } = useMessages()
  const offered = useKitState((state) => selectWalletActions(state, kit.config))
  const namespace = useKitState(({ network }) => network.activeNamespace)
  return offered.flatMap(({ name, reason }) => {
    const view = FEATURE_VIEWS[name]
    const { label, icon } = ACTIONS[name]
    if (view === undefined || reason !== undefined || !isSupported(kit, name, namespace)) return []
    return [{ name, label: t(label), icon, open: () => push(kit, { view }) }]
  })
}

/** Whether the adapter of the namespace supports the action. */
function isSupported(kit: Kit, name: WalletFeatureName, namespace: Namespace): boolean {
  if (name === 'send') return getTransferAdapter(kit, namespace) !== undefined
  return name !== 'swaps' || kit.adapters.get(namespace)?.sendTransaction !== undefined
}
