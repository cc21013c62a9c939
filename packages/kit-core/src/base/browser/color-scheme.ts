import { hasPage } from './browser.js'

const DARK = '(prefers-color-scheme: dark)'

/** Whether the visitor's system is dark. */
export function prefersDark(): boolean {
  return hasPage() && typeof window.matchMedia === 'function' && window.matchMedia(DARK).matches
}

/** Hears of the system turning dark or light, until the returned function is called. */
export function onColorSchemeChange(listener: () => void): () => void {
  if (!hasPage() || typeof window.matchMedia !== 'function') return () => {}
  const query = window.matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
