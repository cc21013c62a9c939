/**
 * The iframe element of the secure site: hidden and unreachable by keyboard and pointer until it is shown over a card of the
 * modal.
 *
 * Source  R-FRAME-02, 03, 04, 07, 62; security.md §3. Styles are set one by one, which a strict CSP allows
 */
import { SECURE_SDK_VERSION } from '../protocol/constants.js'
import type { FrameAddress, FramePosition } from './frame-channel.js'

// With a press, the frame leaves the page for a login in browsers that open no window.
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
/** Keeps an open modal, which makes the rest of the page inert, from disabling the frame: it may already be visible. */
const USABLE_ATTRIBUTE = 'data-bowline-allow'

/** Corners of the card that the frame covers. A frame that reaches the window's lower edge has square corners. */
const CARD_CORNERS = '0 0 28px 28px'

/** Creates the hidden iframe, which the caller adds to the page. */
export function createFrameElement({ origin, projectId, chainId, enableLogger }: FrameAddress): HTMLIFrameElement {
  const url = new URL('/v1', origin)
  const query = { projectId, chainId, version: `${SECURE_SDK_VERSION}`, enableLogger: `${enableLogger}` }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)

  const frame = document.createElement('iframe')
  frame.title = 'Embedded wallet'
  frame.setAttribute('sandbox', SANDBOX)
  frame.setAttribute(USABLE_ATTRIBUTE, '')
  // Passkeys are created in the secure site's window, never in the frame.
  frame.allow = `publickey-credentials-get ${url.origin}; clipboard-write ${url.origin}`
  const style = { position: 'fixed', zIndex: '999999', border: '0', margin: '0', padding: '0', background: 'none' }
  Object.assign(frame.style, style)
  hideFrame(frame)
  frame.src = url.href
  return frame
}

/** Hides the iframe without unloading it, and moves it back to the document's body. */
export function hideFrame(frame: HTMLIFrameElement): void {
  if (frame.isConnected && frame.parentElement !== document.body) moveFrame(frame, document.body)
  frame.popover = null
  frame.style.visibility = 'hidden'
  frame.inert = true
  frame.tabIndex = -1
}

/** Shows the iframe at the given position, above modals and inside a full-screen element. */
export function showFrame(frame: HTMLIFrameElement, { top, left, width, height }: FramePosition): void {
  for (const [side, pixels] of Object.entries({ top, left, width, height })) {
    frame.style.setProperty(side, `${pixels}px`)
  }
  frame.style.borderRadius = top + height < window.innerHeight ? CARD_CORNERS : '0'
  const { fullscreenElement } = document
  if (fullscreenElement?.contains(frame) === false) moveFrame(frame, fullscreenElement)
  if (!frame.popover && document.querySelector(':popover-open') !== null) liftFrame(frame)
  frame.style.visibility = 'visible'
  frame.inert = false
  frame.tabIndex = 0
}

/** Moves the frame to the top layer, because the card is there and no z-index reaches it. Source: R-HOST-77. */
function liftFrame(frame: HTMLIFrameElement): void {
  frame.popover = 'manual'
  frame.showPopover()
}

/**
 * Moves the frame to another parent, because the browser makes everything outside a full-screen element inert. When the
 * browser cannot move a frame without reloading it, the page leaves full screen. Source: R-HOST-92.
 */
function moveFrame(frame: HTMLIFrameElement, parent: Element): void {
  if ('moveBefore' in parent) parent.moveBefore(frame, null)
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
