/**
 * The wallet somebody wants, and where it can be had.
 *
 * Out     here     for this device, the best first
 *         phones   on a computer: the stores of phones
 * Source  R-VIEW-38, R-VIEW-144, R-FLOW-12
 */
'use client'

import { currentRoute, getDevice } from '@bowline/kit-core'
import { track } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useListingPicture } from '../connect/use-listing-image.js'
import { type Download, listDownloads } from './list-downloads.js'

/** Where it can be had on this device and on a phone beside it. */
export function useDownloadsView() {
  const kit = useKit()
  const [{ wallet, downloads }] = useState(() => {
    const { wallet } = currentRoute(kit.getState().navigation).data
    return { wallet, downloads: wallet === undefined ? [] : listDownloads(wallet, getDevice().os) }
  })
  const picture = useListingPicture(wallet)
  const phones = getDevice().isMobile ? [] : downloads.filter(isOfPhones)
  const here = downloads.filter((download) => !phones.includes(download))
  const leave = () => track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
  return { image: { ...picture, name: wallet?.name ?? '' }, here, phones, leave }
}

function isOfPhones({ kind }: Download): boolean {
  return kind === 'app-store' || kind === 'play-store'
}
