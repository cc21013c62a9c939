/** What has a body hold the elements that are fixed in it, as browsers write the values of these styles. */
const FIXED_CONTAINING_BLOCK = /[(\d]|filter|transform|perspective|paint|layout|strict|content/

const BODY_STYLES = [
  'transform',
  'translate',
  'filter',
  'backdropFilter',
  'perspective',
  'contain',
  'willChange',
] as const

/**
 * Shows the modal in the top layer where the host has something there, or a body in which what is fixed moves with the page.
 * Elsewhere a wallet's window in the page stays above it. Source: R-HOST-77.
 */
export function showInTopLayer(root: HTMLElement): () => void {
  const page = root.ownerDocument
  const style = getComputedStyle(page.body)
  const isNeeded =
    page.querySelector(':popover-open') !== null ||
    FIXED_CONTAINING_BLOCK.test(BODY_STYLES.map((name) => style[name]).join())
  if (!isNeeded || root.popover) return () => {}
  root.popover = 'manual'
  root.showPopover?.()
  return () => {
    root.popover = null
  }
}
