import { escapeHtml, page } from '../files/page.js'
import { SANDBOX_STYLE_PATH } from './sandbox-style.js'

/** Bowline's mark in a square of 64 units. */
const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true">
<path d="M25 6V21M25 35V43A15 15 0 1 0 40 28H16.5" stroke-linecap="butt"/><path d="M25 6H25"/>
<path class="end" d="M17 28A8 8 0 0 1 17 12H18M32 12H42"/>
</svg>`

/**
 * Creates the response of a page that simulates another site, and says so. `markup` must be safe: escape its texts with
 * `escapeHtml`.
 */
export function sandboxPage(params: {
  title: string
  /** What the page simulates. */
  notice: string
  markup: string
  status?: number
}): Response {
  const { notice, ...rest } = params
  const intro = `<header>${MARK} bowline</header>\n<p class="notice">${escapeHtml(notice)}</p>\n`
  return page({ ...rest, intro, site: 'Bowline sandbox', stylesheet: SANDBOX_STYLE_PATH, keepsOpener: true })
}
