import type { AppMetadata } from '../../core/config/options.js'
import { hasPage } from './browser.js'

/** Name, description, origin and icon of the page; empty on a server. */
export function readPageMetadata(): AppMetadata {
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
