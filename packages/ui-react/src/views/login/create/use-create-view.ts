'use client'

import { push, track } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { selectIsMethodShown } from '../../connect/connect/connect-methods.js'
import { useLegalConsent } from '../../connect/connect/use-legal-consent.js'
import { useSocialLogins } from '../methods/use-social-logins.js'

/** Logins that the view offers, the app's terms, and a function to open GetWallet. Source: R-VIEW-20, R-FLOW-04. */
export function useCreateView() {
  const kit = useKit()
  const hasEmail = useKitState((state) => selectIsMethodShown(state, kit.config, 'email'))
  const hasSocial = useKitState((state) => selectIsMethodShown(state, kit.config, 'social'))
  const { socials, ...social } = useSocialLogins()
  const legal = useLegalConsent()
  const getWallet = () => {
    track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
    push(kit, { view: 'GetWallet' })
  }
  return {
    hasEmail,
    hasSocial,
    socials,
    ...social,
    legal,
    getWallet: kit.config.enableWallets ? getWallet : undefined,
  }
}
