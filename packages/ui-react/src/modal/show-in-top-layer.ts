/** Matches computed values with which the body becomes the containing block of fixed elements. */
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
 * Shows the modal in the top layer when the app shows a popover there, or when the body scrolls fixed elements with the page.
 * On other pages the modal stays below, so that a wallet popup in the page is above it. Returns a function that undoes this.
 *
 * Source  R-HOST-77
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
