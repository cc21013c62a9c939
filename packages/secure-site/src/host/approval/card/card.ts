/**
 * The card on which a user approves or declines a page's request.
 *
 * In      the request: a review and the page's origin as the browser reports it; a visibility watcher
 * Out     `onDecision`   called once: true after a valid press on Approve, false after Decline or Escape
 * Source  security design §7, §8; visual design, Approve / Sign
 */
import type { Review } from '../review.js'
import { armWhileVisible, type WatchVisibility } from './arming.js'
import { cardLines } from './card-lines.js'
import { cardWarnings } from './card-warnings.js'
import { element } from './element.js'
import { guardPresses } from './press-guard.js'

/** The content of a card. */
export type CardRequest = {
  readonly review: Review
  /** The page's origin, as the browser reports it. */
  readonly origin: string
  /** The name the page claims. Unverified. */
  readonly claimedName: string | undefined
  readonly account: string
  readonly network: string
}

/** Callbacks of a card. `isTrusted` defaults to `event.isTrusted`. */
export type CardOptions = {
  readonly watch: WatchVisibility
  readonly isTrusted?: (event: Event) => boolean
  readonly onDecision: (isApproved: boolean) => void
}

/** Renders the card into `root`. The returned function removes it. */
export function showCard(root: HTMLElement, request: CardRequest, parts: CardOptions): () => void {
  const { isTrusted = (event: Event) => event.isTrusted } = parts
  const document = root.ownerDocument
  const { review } = request
  let isArmed = false
  let isDecided = false
  const warnings = cardWarnings(document, review.warnings, { onChange: () => update(), isTrusted })
  const title = element(document, 'h1', {
    text: review.title,
    attributes: { id: 'title', tabindex: '-1', dir: 'auto' },
  })
  const reject = element(document, 'button', { class: 'reject', text: 'Decline', attributes: { type: 'button' } })
  const approve = element(document, 'button', {
    class: 'approve',
    text: review.action,
    attributes: { type: 'button', 'aria-disabled': 'true' },
  })
  const card = element(document, 'main', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'origin' },
    children: [
      cardHead(document, title, request),
      element(document, 'div', {
        class: 'body',
        attributes: { tabindex: '0', role: 'group', 'aria-label': 'Request details' },
        children: cardBody(document, request, warnings.list),
      }),
      element(document, 'footer', { children: [reject, approve] }),
    ],
  })

  const mayApprove = () => isArmed && !isDecided && warnings.areRead()
  const update = () => approve.setAttribute('aria-disabled', String(!mayApprove()))
  const decide = (isApproved: boolean) => {
    if (isDecided) return
    isDecided = true
    update()
    parts.onDecision(isApproved)
  }
  guardPresses(approve, { mayPress: mayApprove, isTrusted, onPress: () => decide(true) })
  guardPresses(reject, { mayPress: () => true, isTrusted, onPress: () => decide(false) })
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isTrusted(event)) decide(false)
  }
  document.addEventListener('keydown', onKey)
  root.replaceChildren(card)
  title.focus()
  const disarm = armWhileVisible(card, parts.watch, (armed) => {
    isArmed = armed
    update()
  })
  return () => {
    isDecided = true
    document.removeEventListener('keydown', onKey)
    disarm()
    card.remove()
  }
}

function cardHead(document: Document, title: HTMLElement, { origin, claimedName }: CardRequest): HTMLElement {
  const claim = claimedName === undefined ? [] : [element(document, 'bdi', { text: claimedName })]
  return element(document, 'header', {
    children: [
      title,
      element(document, 'p', {
        class: 'origin',
        attributes: { id: 'origin' },
        children: [element(document, 'bdi', { text: origin, attributes: { dir: 'ltr' } })],
      }),
      ...claim.map((name) =>
        element(document, 'p', { class: 'claim', children: [document.createTextNode('Claims to be '), name] }),
      ),
    ],
  })
}

function cardBody(document: Document, request: CardRequest, warnings: HTMLElement): readonly Node[] {
  const { review, account, network } = request
  const text =
    review.text === undefined
      ? []
      : [element(document, 'pre', { class: 'text', text: review.text, attributes: { dir: 'auto' } })]
  const details =
    review.details === undefined
      ? []
      : [
          element(document, 'details', {
            children: [
              element(document, 'summary', { text: 'Details' }),
              element(document, 'pre', { text: review.details, attributes: { dir: 'ltr' } }),
            ],
          }),
        ]
  const accountLines = cardLines(document, [
    { label: 'Your account', value: account, as: 'address' },
    { label: 'Network', value: network, as: 'text' },
  ])
  const requestLines = review.lines.length === 0 ? [] : [cardLines(document, review.lines)]
  return [...(review.warnings.length === 0 ? [] : [warnings]), ...text, ...requestLines, accountLines, ...details]
}
