/**
 * The card in the frame. It shows the request and can decline it. It never approves: nothing in a frame can know what the page
 * paints over it. Its other button opens the secure site's window.
 *
 * In      the request
 * Out     `onOpen`     called inside the press on "Continue in window"; false when the browser opened no window
 *         `onDecline`  called after Decline or Escape
 * Source  security design §7
 */
import { type CardRequest, cardButton, createCard } from './card.js'
import { warningList } from './card-warnings.js'
import { element } from './element.js'

const BLOCKED =
  'Your browser opened no window. Allow pop-ups for this page, then press “Open window”. Inside another app, open this page in your browser instead.'

/** Callbacks of the card in the frame. */
export type DoorOptions = { readonly onOpen: () => boolean; readonly onDecline: () => void }

/** The card in the frame. */
export type Door = {
  readonly element: HTMLElement
  /** Changes the button to "Show window" while the window is open. */
  setOpen(isOpen: boolean): void
  remove(): void
}

/** Renders the card into `root` and focuses its title. */
export function showDoor(root: HTMLElement, request: CardRequest, { onOpen, onDecline }: DoorOptions): Door {
  const document = root.ownerDocument
  const notice = element(document, 'p', { class: 'notice', attributes: { role: 'status' } })
  const decline = cardButton(document, 'Decline', 'reject')
  const open = cardButton(document, 'Continue in window', 'approve')
  const warnings = warningList(document, request.review.warnings)
  const { card, title } = createCard(document, request, { warnings, footer: [notice, decline, open] })

  const setOpen = (isOpen: boolean) => {
    open.textContent = isOpen ? 'Show window' : 'Continue in window'
    notice.textContent = isOpen ? 'Review this request in the window.' : ''
  }
  open.addEventListener('click', () => {
    const isOpen = onOpen()
    setOpen(isOpen)
    if (isOpen) return
    open.textContent = 'Open window'
    notice.textContent = BLOCKED
  })
  decline.addEventListener('click', onDecline)
  const onKey = ({ key, isTrusted }: KeyboardEvent) => {
    if (key === 'Escape' && isTrusted) onDecline()
  }
  document.addEventListener('keydown', onKey)
  root.replaceChildren(card)
  title.focus()
  return {
    element: card,
    setOpen,
    remove() {
      document.removeEventListener('keydown', onKey)
      card.remove()
    },
  }
}
