/**
 * Social login in the same tab, in Telegram or if the browser cuts the login window off: the provider redirects back with the
 * result in the page's URL, and `runStartupAuth` completes the login.
 *
 * Source  spec R-CONN-68, R-CONN-71, R-STORE-11
 */

import { onAbort } from '../../base/async/per-owner.js'
import { getPageAddress } from '../../base/browser/browser.js'
import { getDevice } from '../../base/browser/device.js'
import { openUrl } from '../../base/browser/open-url.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import type { SocialProvider } from '../../core/config/features.js'
import type { Kit } from '../../kit.js'
import { REDIRECTED_SOCIAL_KEY } from './embedded-storage-keys.js'

/**
 * Stores the provider and redirects the page to `uri`. Calls `onBack` when the user comes back without a result to the page
 * as it was left, which browsers keep in memory.
 */
export function redirectToSocialLogin(kit: Kit, provider: SocialProvider, uri: string, onBack: () => void): void {
  kit.storage.set(REDIRECTED_SOCIAL_KEY, provider)
  const url = new URL(uri)
  const back = getPageAddress()?.url
  if (back !== undefined) url.searchParams.set('redirect_uri', back)
  openUrl(url.href, getDevice().isTelegram ? '_top' : '_self')
  const stop = onPageReturn(({ hiddenMs }) => {
    if (Number.isFinite(hiddenMs)) return
    stop()
    kit.storage.remove(REDIRECTED_SOCIAL_KEY)
    onBack()
  })
  onAbort(kit.lifetime(), stop)
}
