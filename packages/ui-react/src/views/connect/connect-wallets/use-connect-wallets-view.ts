'use client'

import { useLegalConsent } from '../connect/use-legal-consent.js'
import { useWalletList } from '../connect/use-wallet-list.js'

/** Wallets of Connect, and the terms that the user must agree to. */
export function useConnectWalletsView() {
  const wallets = useWalletList()
  const legal = useLegalConsent()
  return { wallets, legal }
}
