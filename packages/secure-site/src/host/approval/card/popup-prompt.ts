import type { CardRequest } from './card.js'
import { element } from './element.js'

/** Callbacks of the prompt's buttons. The prompt itself approves nothing. */
export type PopupPromptOptions = { readonly onOpen: () => void; readonly onReject: () => void }

/**
 * Shows in the frame that a request must be approved in a separate window, with a button that opens the window. The returned
 * function removes the prompt.
 */
export function showPopupPrompt(
  root: HTMLElement,
  { origin, review }: CardRequest,
  { onOpen, onReject }: PopupPromptOptions,
): () => void {
  const document = root.ownerDocument
  const button = (text: string, className: string, onPress: () => void) => {
    const created = element(document, 'button', { class: className, text, attributes: { type: 'button' } })
    created.addEventListener('click', onPress)
    return created
  }
  const title = element(document, 'h1', {
    text: review.title,
    attributes: { id: 'title', tabindex: '-1', dir: 'auto' },
  })
  const requester = element(document, 'p', {
    class: 'origin',
    children: [element(document, 'bdi', { text: origin, attributes: { dir: 'ltr' } })],
  })
  const explanation = element(document, 'p', { text: 'Review and approve this request in a separate window.' })
  const prompt = element(document, 'main', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-labelledby': 'title' },
    children: [
      element(document, 'header', { children: [title, requester] }),
      element(document, 'div', { class: 'body', children: [explanation] }),
      element(document, 'footer', {
        children: [button('Decline', 'reject', onReject), button('Open window', 'approve', onOpen)],
      }),
    ],
  })
  const onKey = ({ key, isTrusted }: KeyboardEvent) => {
    if (key === 'Escape' && isTrusted) onReject()
  }
  document.addEventListener('keydown', onKey)
  root.replaceChildren(prompt)
  title.focus()
  return () => {
    document.removeEventListener('keydown', onKey)
    prompt.remove()
  }
}
