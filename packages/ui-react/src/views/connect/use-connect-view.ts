'use client'

import { selectIsWalletListCollapsed } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { useKit, useSlots } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLegalConsent } from './use-legal-consent.js'
import { useWalletList } from './use-wallet-list.js'

/** What the Connect view shows: wallets or the way to them, the terms, and what stands above and below. */
export function useConnectView() {
  const kit = useKit()
  const { enableWallets, enableWalletGuide } = kit.config
  const wallets = useWalletList()
  const legal = useLegalConsent()
  const { Logo } = useSlots()
  const isCollapsed = useKitState((state) => selectIsWalletListCollapsed(state, kit.config))
  const hasBranding = useKitState(({ config }) => config.remoteFeatures.branding)
  return {
    wallets,
    legal,
    Logo,
    hasBranding,
    openWallets: isCollapsed ? () => push(kit, { view: 'ConnectWallets' }) : undefined,
    guide: enableWallets && enableWalletGuide ? () => push(kit, { view: 'WhatIsAWallet' }) : undefined,
  }
}
