/**
 * Leads windows of invented services to the pages of the demo that simulate them. The kit accepts only `https` links, and
 * opens a window empty before it navigates, so the link is followed here instead.
 */
const PURCHASE = /^https:\/\/pay\.example\/buy/
const EXCHANGE = /^https:\/\/exchange\.example\/([a-z]+)\/pay/

/** Starts to lead windows; the returned function stops. */
export function openStandIns(): () => void {
  const open = window.open.bind(window)
  window.open = (url, target, features) => {
    const opened = open(standInOf(String(url ?? '')) ?? url, target, features)
    opened?.addEventListener('click', follow, { capture: true })
    return opened
  }
  return () => {
    window.open = open
  }
}

function follow(event: Event): void {
  const { target } = event
  const href = target !== null && 'href' in target ? String(target.href) : ''
  const page = standInOf(href)
  const opened = event.currentTarget
  if (page === undefined || opened === null || !('location' in opened)) return
  event.preventDefault()
  Reflect.set(opened, 'location', page)
}

/** Address of the page that simulates the target of a link; undefined for any other link. */
function standInOf(href: string): string | undefined {
  const exchange = EXCHANGE.exec(href)?.[1]
  const place = PURCHASE.test(href) ? 'purchase' : exchange
  return place === undefined ? undefined : new URL(`/stand-in/${place}`, window.location.origin).href
}
