'use client'

import { currentRoute, readDevice } from '@bowline/kit-core'
import { track } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useListingPicture } from '../connect/use-listing-picture.js'
import { downloadsOf } from './downloads-of.js'

/** The wallet somebody wants, and where it can be had on this device. */
export function useDownloadsView() {
  const kit = useKit()
  const [{ wallet, downloads }] = useState(() => {
    const { wallet } = currentRoute(kit.getState().navigation).data
    return { wallet, downloads: wallet === undefined ? [] : downloadsOf(wallet, readDevice().os) }
  })
  const picture = useListingPicture(wallet)
  const leave = () => track(kit, { type: 'track', event: 'CLICK_GET_WALLET' })
  return { image: { ...picture, name: wallet?.name ?? '' }, downloads, leave }
}
