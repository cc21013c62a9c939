import type { WalletListing } from '@bowline/api-client'
import type { CustomWallet } from '../../core/config/options.js'

const known = new WeakMap<CustomWallet, WalletListing>()

/** A wallet the app lists itself, as the directory would list it; the same object for the same wallet. Source: spec R-STATE-43. */
export function toWalletListing(wallet: CustomWallet): WalletListing {
  const made = known.get(wallet)
  if (made) return made
  const { id, name, imageUrl, homepage, mobileLink, desktopLink, webappLink, appStore, playStore, rdns } = wallet
  const listing: WalletListing = Object.freeze({
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
  known.set(wallet, listing)
  return listing
}
