/** How long a page that may not paint, such as a hidden one, is waited for. */
const LIMIT_MS = 200

/** Resolves once the page has painted what it has now. */
export function afterPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return Promise.resolve()
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT_MS)
    requestAnimationFrame(() => {
      clearTimeout(limit)
      setTimeout(resolve, 0)
    })
  })
}
