import type { ReviewLine } from '../review.js'
import { element } from './element.js'

/**
 * Renders review lines of the approval card as a list of label and value. `bdi` isolates untrusted text, so it cannot change
 * the direction of its neighbors.
 */
export function cardLines(document: Document, lines: readonly ReviewLine[]): HTMLElement {
  const rows = lines.map(({ label, value, as }) =>
    element(document, 'div', {
      class: 'line',
      attributes: { 'data-as': as },
      children: [
        element(document, 'dt', { children: [element(document, 'bdi', { text: label })] }),
        element(document, 'dd', {
          children: [
            element(
              document,
              'bdi',
              as === 'address'
                ? { children: groups(document, value), attributes: { dir: 'ltr' } }
                : { text: value, ...(as === 'code' && { attributes: { dir: 'ltr' } }) },
            ),
          ],
        }),
      ],
    }),
  )
  return element(document, 'dl', { class: 'lines', children: rows })
}

/** Groups are separated by CSS, so that copying the address yields it without spaces. */
function groups(document: Document, address: string): readonly Node[] {
  const start = address.startsWith('0x') ? 2 : 0
  const parts = address.slice(start).match(/.{1,4}/gu) ?? []
  return [...(start > 0 ? ['0x'] : []), ...parts].map((text) => element(document, 'span', { class: 'group', text }))
}
