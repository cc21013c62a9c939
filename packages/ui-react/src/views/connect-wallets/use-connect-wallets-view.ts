'use client'

import { useLegalConsent } from '../connect/use-legal-consent.js'
import { useWalletList } from '../connect/use-wallet-list.js'

/** The wallets of Connect, and the terms they ask for. */
export function useConnectWalletsView() {
  const wallets = useWalletList()
  const legal = useLegalConsent()
  return { wallets, legal }
}
