/**
 * The card with which a user leaves the page for the secure site. The user presses a link of the frame: only then does the browser state
 * that the secure site was opened by itself, and not by the page.
 *
 * In      the link, created ahead so that the press needs no wait; the page's origin
 * Out     never resolves: the page is left. Rejects when the user cancels or the page aborts
 * Source  R-FRAME-117
 */
import { cardButton } from '../approval/card/card.js'
import { element } from '../approval/card/element.js'
import { userRejected } from '../policy/rejections.js'
import { cardText } from '../texts/card-text.js'

/** What the card shows. */
export type RedirectCard = { readonly link: string; readonly page: string; readonly signal: AbortSignal }

/** Shows the card. */
export function showRedirect(
  root: HTMLElement,
  { link, page, signal }: RedirectCard,
  onHeight: (height: number) => void,
): Promise<never> {
  const document = root.ownerDocument
  const title = element(document, 'h1', { text: cardText('Log in'), attributes: { id: 'title', tabindex: '-1' } })
  const go = element(document, 'a', {
    class: 'approve link',
    text: cardText('Continue'),
    attributes: { href: link, target: '_top' },
  })
  const cancel = cardButton(document, cardText('Cancel'), 'reject')
  const host = new URL(link).host
  const text = element(document, 'p', {
    text: cardText(
      'You log in on {host}, the site of your wallet, and come back to this page. Check the address there.',
      { host },
    ),
    attributes: { dir: 'auto' },
  })
  const origin = element(document, 'p', {
    class: 'origin',
    attributes: { id: 'origin' },
    children: [element(document, 'bdi', { text: page, attributes: { dir: 'ltr' } })],
  })
  const card = element(document, 'main', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'origin', 'data-place': 'frame' },
    children: [
      element(document, 'header', { children: [title, origin] }),
      element(document, 'div', { class: 'body', children: [text] }),
      element(document, 'footer', { children: [cancel, go] }),
    ],
  })
  root.replaceChildren(card)
  title.focus()
  onHeight([...card.children].reduce((sum, part) => sum + part.scrollHeight, 2))
  return new Promise((_, reject) => {
    const end = () => {
      card.remove()
      reject(userRejected())
    }
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    cancel.addEventListener('click', (event) => {
      if (event.isTrusted) end()
    })
  })
}
