'use client'

import type { LocalChain } from '../server/local-chains'
import type { Settings } from '../settings/settings'
import { useSandboxWallets } from './use-sandbox-wallets'
import { WalletWindow } from './wallet-window'

/** The sandbox wallets of a page that shows no controls for them. */
export function Sandbox({ settings, localChains }: { settings: Settings; localChains: readonly LocalChain[] }) {
  const sandbox = useSandboxWallets(settings, localChains)
  return sandbox === undefined ? null : <WalletWindow queue={sandbox.queue} />
}
