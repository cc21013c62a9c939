import { hasPage } from './browser.js'

/** How the app presents itself to wallets. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Reads the name, description, origin and icon of the page. Empty on a server. */
export function getPageMetadata(): AppMetadata {
  if (!hasPage()) return { name: '', description: '', url: '', icons: [] }
  const description = document.querySelector('meta[name="description"]')
  const icon = document.querySelector('link[rel~="icon"]')
  return {
    name: document.title,
    description: description?.getAttribute('content') ?? '',
    url: window.location.origin,
    icons: icon instanceof HTMLLinkElement && icon.href ? [icon.href] : [],
  }
}
