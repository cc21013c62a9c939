/**
 * The card in the secure site's window, the only place where a press approves a request.
 *
 * In      the window, its root element, the request
 * Out     `onDecision`   called once: true after a press on the approve button that counts, false after Decline or Escape
 * Source  security design §7
 */

import { cardText } from '../../texts/card-text.js'
import { type CardRequest, cardButton, createCard } from '../card/card.js'
import { warningBoxes } from '../card/card-warnings.js'
import { element } from '../card/element.js'
import { armApproval, type Blocker } from './arming.js'

const getHints = (): Readonly<Record<Blocker, string>> => ({
  small: cardText('Make this window larger to continue.'),
  behind: cardText('Bring this window to the front to continue.'),
  unseen: cardText('Scroll to the end to continue.'),
  unread: cardText('Tick each warning to continue.'),
  restless: '',
})

/** Options of the card. Only events for which `isTrusted` holds count. */
export type WindowCardOptions = {
  readonly isTrusted: (event: Event) => boolean
  readonly onDecision: (isApproved: boolean) => void
}

/** Renders the card into `root`. The returned function removes it. */
export function showWindowCard(
  view: Window,
  root: HTMLElement,
  request: CardRequest,
  { isTrusted, onDecision }: WindowCardOptions,
): () => void {
  const { document } = view
  const hint = element(document, 'p', { class: 'notice', attributes: { role: 'status' } })
  const decline = cardButton(document, cardText('Decline'), 'reject')
  const approve = cardButton(document, cardText(request.review.action), 'approve')
  const warnings = warningBoxes(document, request.review.warnings, { onChange: () => arming.update(), isTrusted })
  const footer = [hint, decline, approve]
  const { card, title, body } = createCard(document, request, { place: 'window', warnings: warnings.list, footer })

  const remove = () => {
    document.removeEventListener('keydown', onKey)
    arming.end()
    card.remove()
  }
  const decide = (isApproved: boolean) => {
    remove()
    onDecision(isApproved)
  }
  decline.addEventListener('click', (event) => {
    if (isTrusted(event)) decide(false)
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isTrusted(event)) decide(false)
  }
  document.addEventListener('keydown', onKey)
  root.replaceChildren(card)
  title.focus()
  const arming = armApproval(view, {
    approve,
    body,
    areWarningsRead: warnings.areRead,
    isTrusted,
    onChange(blocker) {
      approve.setAttribute('aria-disabled', String(blocker !== undefined))
      if (blocker !== 'restless') hint.textContent = blocker === undefined ? '' : getHints()[blocker]
    },
    onApprove: () => decide(true),
  })
  return remove
}
