'use client'

import { goBack, track } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { parseExternalAddress } from '../../parts/external-address.js'

/** A wallet the app itself suggests, with the page to get it at. */
export type SuggestedWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | undefined
  readonly homepage: string
}

/** The app's own wallets that have a page to get them at, and the way back. */
export function useWhatIsAWalletView() {
  const kit = useKit()
  const suggested = kit.config.customWallets.flatMap(({ id, name, imageUrl, homepage }): SuggestedWallet[] =>
    homepage !== undefined && parseExternalAddress(homepage) !== undefined ? [{ id, name, imageUrl, homepage }] : [],
  )
  return {
    suggested,
    get: () => track(kit, { type: 'track', event: 'CLICK_GET_WALLET' }),
    done: () => goBack(kit),
  }
}
