'use client'

/**
 * The wallet of the current route, and links to install it.
 *
 * Out     here     links for this device, most relevant first: on a phone its store and the homepage, on a computer the browser
 *                  store and the homepage
 *         phones   stores of phones, to scan; empty on a phone
 * Source  R-VIEW-38, R-VIEW-144, R-FLOW-12
 */

import { currentRoute } from '@bowline/kit-core'
import { track } from '@bowline/kit-core/actions'
import { getDevice } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useListingImage } from '../connect/use-listing-image.js'
import { type Download, listDownloads } from './list-downloads.js'

/** Icon of the wallet, and links to install it on this device and on a phone. */
export function useDownloadsView() {
  const kit = useKit()
  const [{ wallet, downloads }] = useState(() => {
    const { wallet } = currentRoute(kit.getState().navigation).data
    return { wallet, downloads: wallet === undefined ? [] : listDownloads(wallet, getDevice().os) }
  })
  const sources = useListingImage(wallet)
  const phones = getDevice().isMobile ? [] : downloads.filter(isPhoneStore)
  const here = downloads.filter((download) => !phones.includes(download))
  const leave = () => track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
  return { image: { ...sources, name: wallet?.name ?? '' }, here, phones, leave }
}

function isPhoneStore({ kind }: Download): boolean {
  return kind === 'app-store' || kind === 'play-store'
}
