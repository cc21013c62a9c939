import { getPageAddress } from '../../base/browser/browser.js'

/** The host and origin that request a sign-in: the page's, unless others are given. Source: spec R-SIWX-25. */
export function getPageIdentity({ domain, uri }: { domain?: string | undefined; uri?: string | undefined }): {
  readonly domain: string
  readonly uri: string
} {
  const address = getPageAddress()
  const page = address && URL.canParse(address.url) ? new URL(address.url) : undefined
  return { domain: domain ?? page?.host ?? '', uri: uri ?? page?.origin ?? '' }
}
