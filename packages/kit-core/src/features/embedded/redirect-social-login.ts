/**
 * Social login in the same tab, in Telegram or if the browser cuts the login window off: the provider redirects back with the
 * result in the page's URL, and `runStartupAuth` completes the login.
 *
 * Source  spec R-CONN-68, R-CONN-71, R-STORE-11
 */

import { getPageAddress } from '../../base/browser/browser.js'
import { getDevice } from '../../base/browser/device.js'
import { openUrl } from '../../base/browser/open-url.js'
import type { SocialProvider } from '../../core/config/features.js'
import type { Kit } from '../../kit.js'
import { REDIRECTED_SOCIAL_KEY } from './embedded-storage-keys.js'

/** Stores the provider and redirects the page to `uri`. */
export function redirectToSocialLogin(kit: Kit, provider: SocialProvider, uri: string): void {
  kit.storage.set(REDIRECTED_SOCIAL_KEY, provider)
  const url = new URL(uri)
  const back = getPageAddress()?.url
  if (back !== undefined) url.searchParams.set('redirect_uri', back)
  openUrl(url.href, getDevice().isTelegram ? '_top' : '_self')
}
