/** Where an address is shown: in this page, in the outermost one around it, or in one of its own. */
export type UrlTarget = '_self' | '_top' | '_blank'

/** Leaves for an address that passed the rules of `links/`. The page it leads to learns neither opener nor referrer. */
export function openUrl(href: string, target: UrlTarget): void {
  window.open(href, target, 'noopener,noreferrer')
}
