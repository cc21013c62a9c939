/** Where a URL opens: in this page, in the outermost page around it, or in a new tab. */
export type UrlTarget = '_self' | '_top' | '_blank'

/** Opens a URL that passed the link checks. The opened page receives neither opener nor referrer. */
export function openUrl(href: string, target: UrlTarget): void {
  window.open(href, target, 'noopener,noreferrer')
}
