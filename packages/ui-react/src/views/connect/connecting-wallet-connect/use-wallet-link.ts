'use client'

/**
 * Opens the wallet of ConnectingWalletConnect by its deep link, and reports the state of that.
 *
 * In      wallet, platform  the wallet, and the selected method; only mobile, web and desktop have a link
 *         uri               URI of the pairing; undefined while there is none
 *         opensPage         the wallet opens the page in its own browser and needs no pairing
 * Out     stage   loading until there is a link to open; ready; waiting for approval in the wallet; failed
 *         open    call it within the tap
 *         On a phone, the link opens automatically once, when the view starts with the mobile method: browsers still count the
 *         tap that led to this view. Telegram and Safari on iOS open links only within a tap, so there the user presses Open.
 * Source  R-FLOW-08, R-CONN-33, R-CONN-34, R-CONN-44 to 49
 */

import type { Platform, WalletListing } from '@bowline/kit-core'
import { openWalletLink } from '@bowline/kit-core/actions'
import { getDevice } from '@bowline/kit-core/internal'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/** State of opening the wallet. */
export type LinkStage = 'loading' | 'ready' | 'waiting' | 'failed'

/** Wallet to open, and the method to use. */
export type WalletLinkParams = {
  readonly wallet: WalletListing | undefined
  readonly platform: Platform
  readonly uri: string | undefined
  readonly opensPage: boolean
}

/** Opens a wallet by its deep link: when the user presses Open, and once automatically on a phone. */
export function useWalletLink({ wallet, platform, uri, opensPage }: WalletLinkParams) {
  const kit = useKit()
  const isBuffering = useKitState(({ connect }) => connect.buffering)
  const [opened, setOpened] = useState<Platform>()
  const { run, status } = useAction((target) => {
    if (!wallet || !isLinked(platform)) return
    openWalletLink(target, { wallet, platform, uri: target.getState().connect.wcUri })
  })
  const open = () => {
    setOpened(platform)
    void run()
  }

  const canOpen = wallet !== undefined && isLinked(platform) && (opensPage || uri !== undefined)
  const canAutoOpen = useRef(platform === 'mobile')
  useEffect(() => {
    if (!canAutoOpen.current || platform !== 'mobile' || !canOpen) return
    let isUnmounted = false
    queueMicrotask(() => {
      const hasLink = opensPage || kit.getState().connect.wcUri !== undefined
      if (isUnmounted || !canAutoOpen.current || !hasLink) return
      canAutoOpen.current = false
      const { isTelegram, isIosSafari } = getDevice()
      if (!isTelegram && !isIosSafari) open()
    })
    return () => {
      isUnmounted = true
    }
  })

  const isOpened = opened === platform
  const isWaiting = isOpened || (platform === 'mobile' && isBuffering)
  const now = isWaiting ? 'waiting' : 'ready'
  const stage: LinkStage = isOpened && status === 'failed' ? 'failed' : canOpen ? now : 'loading'
  return { stage, open }
}

function isLinked(platform: Platform): platform is 'mobile' | 'web' | 'desktop' {
  return platform === 'mobile' || platform === 'web' || platform === 'desktop'
}
