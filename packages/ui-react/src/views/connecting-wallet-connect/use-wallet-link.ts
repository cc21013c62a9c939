/**
 * Opens a wallet by its link, and tells how that stands.
 *
 * In      wallet, platform  which wallet, and the way that is shown; only mobile, web and desktop have a link
 *         uri               of the pairing; undefined while there is none
 *         opensPage         the wallet shows the page in a browser of its own and needs no pairing
 * Out     stage   loading until there is something to open; ready; waiting for the visitor's yes over there; failed
 *         open    to be called within the tap
 *         On a phone the link opens by itself, once, when the view was entered with it: the tap that led here still counts.
 *         Telegram and Safari on a phone open links within a tap only, so there the button does it.
 * Source  R-FLOW-08, R-CONN-33, R-CONN-34, R-CONN-44 to 49
 */
'use client'

import { getDevice, type Platform, type WalletListing } from '@bowline/kit-core'
import { openWalletLink } from '@bowline/kit-core/actions'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** How opening the wallet stands. */
export type LinkStage = 'loading' | 'ready' | 'waiting' | 'failed'

/** A wallet to open. */
export type WalletLinkParams = {
  readonly wallet: WalletListing | undefined
  readonly platform: Platform
  readonly uri: string | undefined
  readonly opensPage: boolean
}

/** Opens a wallet by its link. */
export function useWalletLink({ wallet, platform, uri, opensPage }: WalletLinkParams) {
  const kit = useKit()
  const isAway = useKitState(({ connect }) => connect.buffering)
  const [opened, setOpened] = useState<Platform>()
  const { run, status } = useAction((asked) => {
    if (!wallet || !isLinked(platform)) return
    openWalletLink(asked, { wallet, platform, uri: asked.getState().connect.wcUri })
  })
  const open = () => {
    setOpened(platform)
    void run()
  }

  const canOpen = wallet !== undefined && isLinked(platform) && (opensPage || uri !== undefined)
  const mayOpenItself = useRef(platform === 'mobile')
  useEffect(() => {
    if (!mayOpenItself.current || platform !== 'mobile' || !canOpen) return
    let isGone = false
    queueMicrotask(() => {
      const hasLink = opensPage || kit.getState().connect.wcUri !== undefined
      if (isGone || !mayOpenItself.current || !hasLink) return
      mayOpenItself.current = false
      const { isTelegram, isIosSafari } = getDevice()
      if (!isTelegram && !isIosSafari) open()
    })
    return () => {
      isGone = true
    }
  })

  const isOpened = opened === platform
  const isWaiting = isOpened || (platform === 'mobile' && isAway)
  const now = isWaiting ? 'waiting' : 'ready'
  const stage: LinkStage = isOpened && status === 'failed' ? 'failed' : canOpen ? now : 'loading'
  return { stage, open }
}

function isLinked(platform: Platform): platform is 'mobile' | 'web' | 'desktop' {
  return platform === 'mobile' || platform === 'web' || platform === 'desktop'
}
