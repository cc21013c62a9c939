/**
 * The card of a request: what the page asks to sign, from whom, and for which account. The frame and the secure site's window
 * show the same card with other buttons.
 *
 * In      the request: a review and the page's origin as the browser reports it; the warnings and the footer to show
 * Out     the card's elements; nothing in them approves by itself
 * Source  security design §7, §8; visual design, Approve / Sign
 */

import { cardText } from '../../texts/card-text.js'
import { placeNode } from '../../texts/place-node.js'
import type { Review } from '../review.js'
import { cardLines } from './card-lines.js'
import { element } from './element.js'

/** The content of a card. */
export type CardRequest = {
  readonly review: Review
  /** The page's origin, as the browser reports it. */
  readonly origin: string
  /** The name the page claims. Unverified. */
  readonly claimedName: string | undefined
  readonly account: string
  readonly network: string
  /** Digest of the bytes to sign, `0x` and 64 hex digits. A passkey may approve it. Undefined for what only the window approves. */
  readonly digest?: string
}

/**
 * The parts of a card that differ between the frame and the window. In the frame the page shows a title over the card, so the card's
 * own is only read out, and the request is a line.
 */
export type CardParts = {
  readonly place: 'frame' | 'window'
  readonly warnings: HTMLElement
  readonly footer: readonly Node[]
}

/** A card that is not in the document yet. `body` scrolls. */
export type Card = { readonly card: HTMLElement; readonly title: HTMLElement; readonly body: HTMLElement }

/** Creates the card of a request. */
export function createCard(document: Document, request: CardRequest, { place, warnings, footer }: CardParts): Card {
  const title = element(document, 'h1', {
    text: request.review.title,
    attributes: { id: 'title', tabindex: '-1', dir: 'auto' },
  })
  const body = element(document, 'div', {
    class: 'body',
    attributes: { tabindex: '0', role: 'group', 'aria-label': cardText('Request details') },
    children: cardBody(document, request, { place, warnings }),
  })
  const card = element(document, 'main', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'origin', 'data-place': place },
    children: [cardHead(document, title, request), body, element(document, 'footer', { children: footer })],
  })
  return { card, title, body }
}

/** Creates a button of a card. */
export function cardButton(
  document: Document,
  text: string,
  className: 'approve' | 'reject' | 'other',
): HTMLButtonElement {
  return element(document, 'button', { class: className, text, attributes: { type: 'button' } })
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
      ...claim.map((name) => {
        const line = element(document, 'p', { class: 'claim' })
        line.append(...placeNode('Claims to be {name}', name))
        return line
      }),
    ],
  })
}

function cardBody(
  document: Document,
  request: CardRequest,
  { place, warnings }: Omit<CardParts, 'footer'>,
): readonly Node[] {
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
              element(document, 'summary', { text: cardText('Details') }),
              element(document, 'pre', { text: review.details, attributes: { dir: 'ltr' } }),
            ],
          }),
        ]
  const accountLines = cardLines(document, [
    { label: cardText('Your account'), value: account, as: 'address' },
    { label: cardText('Network'), value: network, as: 'text' },
  ])
  const titleLine = { label: cardText('Request'), value: review.title, as: 'text' } as const
  const lines = [...(place === 'frame' ? [titleLine] : []), ...review.lines]
  const requestLines = lines.length === 0 ? [] : [cardLines(document, lines)]
  return [...(review.warnings.length === 0 ? [] : [warnings]), ...text, ...requestLines, accountLines, ...details]
}
