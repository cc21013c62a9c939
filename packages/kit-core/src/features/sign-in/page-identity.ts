import { getPageAddress } from '../../base/browser/browser.js'

/**
 * Host (`domain`) and origin (`uri`) in sign-in messages: the page's, unless others are given; empty on a server. Source: spec
 * R-SIWX-25.
 */
export function getPageIdentity({ domain, uri }: { domain?: string | undefined; uri?: string | undefined }): {
  readonly domain: string
  readonly uri: string
} {
  const address = getPageAddress()
  const page = address && URL.canParse(address.url) ? new URL(address.url) : undefined
  return { domain: domain ?? page?.host ?? '', uri: uri ?? page?.origin ?? '' }
}
