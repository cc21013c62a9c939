'use client'

import { upgradeWallet } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'

/** The way to a wallet whose keys the visitor holds alone. Source: R-CONN-64, R-FLOW-20. */
export function useUpgradeEmailWalletView() {
  const kit = useKit()
  return { open: () => void upgradeWallet(kit) }
}
