'use client'

/**
 * State of ConnectingWalletConnect: the methods to reach the chosen wallet, the selected method, and the pairing.
 *
 * Out     wallet      undefined when any wallet may pair
 *         platforms   methods in order; `platform` is the selected one
 *         opensPage   the wallet opens the page in its own browser and needs no pairing
 *         link        state of opening the wallet; call `open` within the tap
 *         get         opens Downloads; undefined when there are none, or when the wallet is installed in this browser
 * Source  R-VIEW-29, R-FLOW-08, R-CONN-43 to 49
 */

import { currentRoute, type Platform } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { getDevice, selectCustomDeepLink, selectPlatforms, selectWalletConnector } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useListingImage } from '../connect/use-listing-image.js'
import { listDownloads } from '../downloads/list-downloads.js'
import { usePairing } from '../pairing/use-pairing.js'
import { useWalletLink } from './use-wallet-link.js'

/** Methods to reach the wallet of the current route, and the pairing with it. */
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
  const sources = useListingImage(wallet)

  const hasDownloads = wallet !== undefined && listDownloads(wallet, getDevice().os).length > 0
  const isInBrowser = platforms.includes('browser')
  const askInBrowser = () => {
    if (!connector) return
    const view = connector.connectors ? 'ConnectingMultiChain' : 'ConnectingExternal'
    push(kit, { view, data: { connector, wallet } })
  }
  return {
    wallet,
    image: { ...sources, name: wallet?.name ?? '' },
    platforms,
    platform,
    pick,
    opensPage,
    pairing,
    link,
    askInBrowser,
    get: hasDownloads && !isInBrowser ? () => push(kit, { view: 'Downloads', data: { wallet } }) : undefined,
  }
}
