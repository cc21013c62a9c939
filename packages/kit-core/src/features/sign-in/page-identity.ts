import { pageAddress } from '../../base/browser/browser.js'

/** Who asks for a sign-in: the page's host and origin, unless others are given. Source: spec R-SIWX-25. */
export function pageIdentity({ domain, uri }: { domain?: string | undefined; uri?: string | undefined }): {
  readonly domain: string
  readonly uri: string
} {
  const address = pageAddress()
  const page = address && URL.canParse(address.url) ? new URL(address.url) : undefined
  return { domain: domain ?? page?.host ?? '', uri: uri ?? page?.origin ?? '' }
}
