/**
 * The card in the frame. It shows the request and can decline it. A press on it never approves: nothing in a frame can know what the
 * page paints over it. Its other buttons open the secure site's window, and the browser's dialog for a passkey.
 *
 * In      the request
 * Out     `onOpen`     called inside the press on "Open window"; false when the browser opened no window
 *         `onPasskey`  called inside a trusted press on "Use passkey"; rejects with an error whose message is shown
 *         `onDecline`  called after Decline or Escape
 *         `onHeight`   called with the height of everything on the card, in px, and again when it changes
 * Source  security design §7; R-FRAME-77
 */

import { cardText } from '../../texts/card-text.js'
import { type CardRequest, cardButton, createCard } from './card.js'
import { warningList } from './card-warnings.js'
import { element } from './element.js'

const getBlocked = () =>
  cardText(
    'Your browser opened no window. Allow pop-ups for this page, then press “Open window”. Inside another app, open this page in your browser instead.',
  )

const getFollowBrowser = () => cardText('Follow your browser to approve this request with your passkey.')
/** Borders of the header and the footer, in px. */
const BORDERS = 2

/** Callbacks of the card in the frame. */
export type DoorOptions = {
  readonly onOpen: () => boolean
  /** Undefined when no passkey can approve: the card then has no button for it. */
  readonly onPasskey?: () => Promise<void>
  readonly isTrusted?: (event: Event) => boolean
  readonly onDecline: () => void
  readonly onHeight: (height: number) => void
}

/** The card in the frame. */
export type Door = {
  /** Changes the button to "Show window" while the window is open. */
  setOpen(isOpen: boolean): void
  remove(): void
}

/** Renders the card into `root` and focuses its title. */
export function showDoor(
  root: HTMLElement,
  request: CardRequest,
  { onOpen, onPasskey, onDecline, onHeight, isTrusted = (event) => event.isTrusted }: DoorOptions,
): Door {
  const document = root.ownerDocument
  const notice = element(document, 'p', { class: 'notice', attributes: { role: 'status' } })
  const decline = cardButton(document, cardText('Decline'), 'reject')
  const open = cardButton(document, cardText('Open window'), onPasskey ? 'other' : 'approve')
  const warnings = warningList(document, request.review.warnings)
  const footer = onPasskey ? [notice, decline, passkeyButton(onPasskey), open] : [notice, decline, open]
  const { card, title, body } = createCard(document, request, { place: 'frame', warnings, footer })

  const reportHeight = () => {
    const heights = [...card.children].map((part) => (part === body ? body.scrollHeight : part.clientHeight))
    onHeight(heights.reduce((sum, height) => sum + height, BORDERS))
  }
  const setNotice = (action: string, text: string) => {
    open.textContent = action
    notice.textContent = text
    reportHeight()
  }

  function passkeyButton(run: () => Promise<void>): HTMLButtonElement {
    const button = cardButton(document, cardText('Use passkey'), 'approve')
    let isRunning = false
    button.addEventListener('click', (event) => {
      if (isRunning || !isTrusted(event)) return
      isRunning = true
      const { textContent: action } = open
      setNotice(action, getFollowBrowser())
      run()
        .catch((error: Error) => setNotice(open.textContent, error.message))
        .finally(() => {
          isRunning = false
        })
    })
    return button
  }

  const setOpen = (isOpen: boolean) => {
    if (isOpen) setNotice(cardText('Show window'), cardText('Review this request in the window.'))
    else setNotice(cardText('Open window'), '')
  }
  open.addEventListener('click', () => {
    const isOpen = onOpen()
    setOpen(isOpen)
    if (!isOpen) setNotice(cardText('Open window'), getBlocked())
  })
  decline.addEventListener('click', onDecline)
  const onKey = ({ key, isTrusted }: KeyboardEvent) => {
    if (key === 'Escape' && isTrusted) onDecline()
  }
  document.addEventListener('keydown', onKey)
  document.defaultView?.addEventListener('resize', reportHeight)
  card.addEventListener('toggle', reportHeight, true)
  root.replaceChildren(card)
  title.focus()
  reportHeight()
  return {
    setOpen,
    remove() {
      document.removeEventListener('keydown', onKey)
      document.defaultView?.removeEventListener('resize', reportHeight)
      card.remove()
    },
  }
}
