'use client'

import { goBack, push, track } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'

/** The way to wallets to install, where the app offers wallets at all; else the way back. */
export function useWhatIsAWalletView() {
  const kit = useKit()
  const get = () => {
    track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
    push(kit, { view: 'GetWallet' })
  }
  return { get: kit.config.enableWallets ? get : undefined, done: () => goBack(kit) }
}
