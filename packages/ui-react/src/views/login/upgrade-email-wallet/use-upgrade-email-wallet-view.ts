'use client'

import { upgradeWallet } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'

/** Opens the page that moves the account to a wallet whose keys only the user holds. Source: R-CONN-64, R-FLOW-20. */
export function useUpgradeEmailWalletView() {
  const kit = useKit()
  return { open: () => void upgradeWallet(kit) }
}
