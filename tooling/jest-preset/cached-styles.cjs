/**
 * Caches computed styles until the page changes. Testing Library requests them for each element of each query by role, several
 * times, and jsdom matches all its rules again for each response.
 *
 * In      window   jsdom's. At every change it drops the map in which it keeps an element's rules: that map records whether a
 *                  cached value is still valid
 * Out     nothing; `getComputedStyle` of the window is replaced
 */
exports.keepStyles = (window) => {
  const { getComputedStyle } = window
  /** By jsdom's map of the current page. */
  const kept = new WeakMap()
  const [implSymbol] = Object.getOwnPropertySymbols(window.document).filter(({ description }) => description === 'impl')
  const mapOf = (element) => element?.[implSymbol]?._ownerDocument?._styleCache

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return getComputedStyle(element, pseudoElement)
    const known = kept.get(mapOf(element))?.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    const map = mapOf(element)
    if (!map) return style
    const styles = kept.get(map) ?? new WeakMap()
    kept.set(map, styles.set(element, style))
    return style
  }
}
