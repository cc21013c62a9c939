import { hasPage } from './browser.js'

const DARK = '(prefers-color-scheme: dark)'

/** Whether the user's system prefers a dark color scheme. The embedded wallet's frame follows it. */
export function prefersDark(): boolean {
  return hasPage() && typeof window.matchMedia === 'function' && window.matchMedia(DARK).matches
}

/** Calls the listener when the system's color scheme changes, until the returned function is called. */
export function onColorSchemeChange(listener: () => void): () => void {
  if (!hasPage() || typeof window.matchMedia !== 'function') return () => {}
  const query = window.matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
