/**
 * The frame's element: hidden, out of reach of keyboard and pointer, until it is shown over a card.
 *
 * In      the address it is opened with
 * Out     an element that is not in the page yet, and what shows and hides it
 * Source  R-FRAME-02, 03, 04, 07, 62; security.md §3. Styles are set one by one, which a strict policy allows
 */
import { SECURE_SDK_VERSION } from '../protocol/constants.js'
import type { FrameAddress, FramePosition } from './frame-channel.js'

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
const ALLOWED = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']

/** Keeps an open modal, which makes the page around it inert, from making the frame so: it may already be shown. */
const KEPT_USABLE = 'data-bowline-allow'

/** Those of the card that it lies on; what reaches the lower edge of the window has none. */
const CARD_CORNERS = '0 0 28px 28px'

export function createFrameElement({ origin, projectId, chainId, enableLogger }: FrameAddress): HTMLIFrameElement {
  const url = new URL('/v1', origin)
  const query = { projectId, chainId, version: `${SECURE_SDK_VERSION}`, enableLogger: `${enableLogger}` }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)

  const frame = document.createElement('iframe')
  frame.title = 'Embedded wallet'
  frame.setAttribute('sandbox', SANDBOX)
  frame.setAttribute(KEPT_USABLE, '')
  frame.allow = ALLOWED.map((feature) => `${feature} ${url.origin}`).join('; ')
  frame.style.position = 'fixed'
  frame.style.zIndex = '999999'
  frame.style.border = '0'
  frame.style.margin = '0'
  frame.style.padding = '0'
  frame.style.background = 'none'
  hideFrame(frame)
  frame.src = url.href
  return frame
}

export function hideFrame(frame: HTMLIFrameElement): void {
  if (frame.isConnected && frame.parentElement !== document.body) moveFrame(frame, document.body)
  frame.popover = null
  frame.style.visibility = 'hidden'
  frame.inert = true
  frame.tabIndex = -1
}

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

/** The card is in the top layer then, which no z-index reaches. Source: R-HOST-77. */
function liftFrame(frame: HTMLIFrameElement): void {
  frame.popover = 'manual'
  frame.showPopover()
}

/**
 * The browser makes everything outside an element in full screen inert. Where it cannot move a frame without loading it again,
 * the page leaves full screen. Source: R-HOST-92.
 */
function moveFrame(frame: HTMLIFrameElement, place: Element): void {
  if ('moveBefore' in place) place.moveBefore(frame, null)
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}
