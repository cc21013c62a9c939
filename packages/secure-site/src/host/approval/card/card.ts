/**
 * The card on which a visitor approves or rejects what a page asks for.
 *
 * In      what is asked: a review and who asks, as the browser gives it; who says that the card can be seen
 * Out     onDecision   once: true after a press on Approve that counts, false after Decline or Escape
 * Source  security design §7, §8; visual design, Approve / Sign
 */
import type { Review } from '../review.js'
import { armWhileVisible, type WatchVisibility } from './arming.js'
import { cardLines } from './card-lines.js'
import { cardWarnings } from './card-warnings.js'
import { element } from './element.js'
import { guardPresses } from './press-guard.js'

/** What a card shows. */
export type CardRequest = {
  readonly review: Review
  /** The page's origin, from the browser. */
  readonly origin: string
  /** What the page calls itself; never more than a claim. */
  readonly saysItIs: string | undefined
  readonly account: string
  readonly network: string
}

/** What a card needs of the window it is in. */
export type CardParts = {
  readonly watch: WatchVisibility
  readonly isTrusted?: (event: Event) => boolean
  readonly onDecision: (isApproved: boolean) => void
}

/** Draws the card; gives back how to take it away. */
export function showCard(root: HTMLElement, request: CardRequest, parts: CardParts): () => void {
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

function cardHead(document: Document, title: HTMLElement, { origin, saysItIs }: CardRequest): HTMLElement {
  const claim = saysItIs === undefined ? [] : [element(document, 'bdi', { text: saysItIs })]
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
  const place = cardLines(document, [
    { label: 'Your account', value: account, as: 'address' },
    { label: 'Network', value: network, as: 'text' },
  ])
  const asked = review.lines.length === 0 ? [] : [cardLines(document, review.lines)]
  return [...(review.warnings.length === 0 ? [] : [warnings]), ...text, ...asked, place, ...details]
}
