'use client'

import { goBack, push, track } from '@bowline/kit-core/actions'
import { useKit } from '../../../kit/use-kit.js'

/**
 * Actions of the view's button: `get` opens GetWallet, and is undefined when the app offers no wallets; then `done` goes back.
 */
export function useWhatIsAWalletView() {
  const kit = useKit()
  const get = () => {
    track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
    push(kit, { view: 'GetWallet' })
  }
  return { get: kit.config.enableWallets ? get : undefined, done: () => goBack(kit) }
}
