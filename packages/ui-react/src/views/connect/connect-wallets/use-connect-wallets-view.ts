'use client'

import { useLegalConsent } from '../connect/use-legal-consent.js'
import { useWalletList } from '../connect/use-wallet-list.js'

/** The wallet list that Connect would show, and the app's terms. */
export function useConnectWalletsView() {
  const wallets = useWalletList()
  const legal = useLegalConsent()
  return { wallets, legal }
}
