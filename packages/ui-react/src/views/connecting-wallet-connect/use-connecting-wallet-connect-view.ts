/**
 * How a wallet without a connector is reached: the ways there are, the one that is shown, and the pairing behind it.
 *
 * Out     wallet      undefined for the row that pairs whatever wallet
 *         platforms   in order; `platform` is the one shown
 *         opensPage   the wallet shows the page in a browser of its own and pairs with nothing
 *         link        how opening the wallet stands; `open` is called within the tap
 *         get         to the places the wallet can be had at; absent where there is none, and for one that is here
 * Source  R-VIEW-29, R-FLOW-08, R-CONN-43 to 49
 */
'use client'

import {
  currentRoute,
  getDevice,
  type Platform,
  selectCustomDeepLink,
  selectPlatforms,
  selectWalletConnector,
} from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useListingPicture } from '../connect/use-listing-image.js'
import { listDownloads } from '../downloads/list-downloads.js'
import { usePairing } from '../pairing/use-pairing.js'
import { useWalletLink } from './use-wallet-link.js'

/** How a wallet without a connector is reached. */
export function useConnectingWalletConnectView() {
  const kit = useKit()
  const [wallet] = useState(() => currentRoute(kit.getState().navigation).data.wallet)
  const platforms = useKitState((state) => selectPlatforms(state, kit.config, wallet))
  const connector = useKitState((state) => wallet && selectWalletConnector(state, kit.config, wallet))
  const [picked, pick] = useState<Platform>()
  const [first] = platforms
  const platform = (picked !== undefined && platforms.includes(picked) ? picked : first) ?? 'unsupported'

  const opensPage = useKitState(
    (state) =>
      platform === 'mobile' && wallet !== undefined && selectCustomDeepLink(state, kit.config, wallet) !== undefined,
  )
  const isWanted = platform !== 'browser' && platform !== 'unsupported' && !opensPage
  const pairing = usePairing({ wallet, isWanted })
  const link = useWalletLink({ wallet, platform, uri: pairing.uri, opensPage })
  const picture = useListingPicture(wallet)

  const hasDownloads = wallet !== undefined && listDownloads(wallet, getDevice().os).length > 0
  const isHere = platforms.includes('browser')
  const askInBrowser = () => {
    if (!connector) return
    const view = connector.connectors ? 'ConnectingMultiChain' : 'ConnectingExternal'
    push(kit, { view, data: { connector, wallet } })
  }
  return {
    wallet,
    image: { ...picture, name: wallet?.name ?? '' },
    platforms,
    platform,
    pick,
    opensPage,
    pairing,
    link,
    askInBrowser,
    get: hasDownloads && !isHere ? () => push(kit, { view: 'Downloads', data: { wallet } }) : undefined,
  }
}
