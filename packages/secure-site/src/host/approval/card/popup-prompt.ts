import type { CardRequest } from './card.js'
import { element } from './element.js'

/** What a press on the door does. Nothing is approved here. */
export type DoorParts = { readonly onOpen: () => void; readonly onReject: () => void }

/** Says that a request waits in a window of its own; gives back how to take it away. */
export function showPopupPrompt(
  root: HTMLElement,
  { origin, review }: CardRequest,
  { onOpen, onReject }: DoorParts,
): () => void {
  const document = root.ownerDocument
  const button = (text: string, className: string, onPress: () => void) => {
    const made = element(document, 'button', { class: className, text, attributes: { type: 'button' } })
    made.addEventListener('click', onPress)
    return made
  }
  const title = element(document, 'h1', {
    text: review.title,
    attributes: { id: 'title', tabindex: '-1', dir: 'auto' },
  })
  const asks = element(document, 'p', {
    class: 'origin',
    children: [element(document, 'bdi', { text: origin, attributes: { dir: 'ltr' } })],
  })
  const explained = element(document, 'p', { text: 'Review and approve this request in a separate window.' })
  const door = element(document, 'main', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-labelledby': 'title' },
    children: [
      element(document, 'header', { children: [title, asks] }),
      element(document, 'div', { class: 'body', children: [explained] }),
      element(document, 'footer', {
        children: [button('Decline', 'reject', onReject), button('Open window', 'approve', onOpen)],
      }),
    ],
  })
  const onKey = ({ key, isTrusted }: KeyboardEvent) => {
    if (key === 'Escape' && isTrusted) onReject()
  }
  document.addEventListener('keydown', onKey)
  root.replaceChildren(door)
  title.focus()
  return () => {
    document.removeEventListener('keydown', onKey)
    door.remove()
  }
}
