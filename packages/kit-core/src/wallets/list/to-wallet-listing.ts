import type { WalletListing } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import type { CustomWallet } from '../../core/config/options.js'

/**
 * Converts a custom wallet of the app to a directory listing; the same object for the same wallet. Source: spec R-STATE-43.
 */
export function toWalletListing(wallet: CustomWallet): WalletListing {
  return listings(wallet)
}

const listings = perOwner((wallet: CustomWallet): WalletListing => {
  const { id, name, imageUrl, homepage, mobileLink, desktopLink, webappLink, appStore, playStore, rdns } = wallet
  return Object.freeze({
    id,
    name,
    ...(imageUrl && { image_url: imageUrl }),
    ...(homepage && { homepage }),
    ...(mobileLink && { mobile_link: mobileLink }),
    ...(desktopLink && { desktop_link: desktopLink }),
    ...(webappLink && { webapp_link: webappLink }),
    ...(appStore && { app_store: appStore }),
    ...(playStore && { play_store: playStore }),
    ...(rdns && { rdns }),
  })
})
