'use client'

import { push } from '@bowline/kit-core/actions'
import { selectConnectMethodsOrder, selectIsWalletListCollapsed } from '@bowline/kit-core/internal'
import { useKit, useSlots } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { selectIsMethodShown } from './connect-methods.js'
import { useLegalConsent } from './use-legal-consent.js'
import { useWalletList } from './use-wallet-list.js'

/** State and actions of Connect: its methods in order, the wallets or a button for them, terms, logo and branding. */
export function useConnectView() {
  const kit = useKit()
  const { enableWallets, enableWalletGuide } = kit.config
  const wallets = useWalletList()
  const legal = useLegalConsent()
  const { Logo } = useSlots()
  const order = useKitState((state) => selectConnectMethodsOrder(state, kit.config))
  const hasEmail = useKitState((state) => selectIsMethodShown(state, kit.config, 'email'))
  const hasSocial = useKitState((state) => selectIsMethodShown(state, kit.config, 'social'))
  const isCollapsed = useKitState((state) => selectIsWalletListCollapsed(state, kit.config))
  const hasBranding = useKitState(({ config }) => config.remoteFeatures.branding)
  const hasLogin = hasEmail || hasSocial
  const isShown = { email: hasEmail, social: hasSocial, wallet: enableWallets || !hasLogin }
  const guide = hasLogin ? 'Create' : 'WhatIsAWallet'
  return {
    methods: order.filter((method) => isShown[method]),
    wallets,
    legal,
    Logo,
    hasBranding,
    openWallets: isCollapsed && hasLogin ? () => push(kit, { view: 'ConnectWallets' }) : undefined,
    guide: enableWallets && enableWalletGuide ? () => push(kit, { view: guide }) : undefined,
  }
}
