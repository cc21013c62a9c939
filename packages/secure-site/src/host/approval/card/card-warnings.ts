import { cardText } from '../../texts/card-text.js'
import type { ReviewWarning } from '../review.js'
import { element } from './element.js'

/** Renders the warnings of a card in the frame, where nothing is approved. */
export function warningList(document: Document, warnings: readonly ReviewWarning[]): HTMLElement {
  return list(document, warnings, ({ text }) => element(document, 'p', { children: [isolated(document, text)] }))
}

/** Renders the warnings with a checkbox each. `areRead` is true once the user has ticked all of them. */
export function warningBoxes(
  document: Document,
  warnings: readonly ReviewWarning[],
  { onChange, isTrusted }: { readonly onChange: () => void; readonly isTrusted: (event: Event) => boolean },
): { readonly list: HTMLElement; readonly areRead: () => boolean } {
  const read = new Set<string>()
  const items = list(document, warnings, ({ id, text }) => {
    const box = element(document, 'input', { attributes: { type: 'checkbox', name: id } })
    box.addEventListener('click', (event) => {
      if (!isTrusted(event)) event.preventDefault()
    })
    box.addEventListener('change', (event) => {
      if (!isTrusted(event)) return
      if (box.checked) read.add(id)
      else read.delete(id)
      onChange()
    })
    return element(document, 'label', { children: [box, isolated(document, text)] })
  })
  return { list: items, areRead: () => warnings.every(({ id }) => read.has(id)) }
}

function list(
  document: Document,
  warnings: readonly ReviewWarning[],
  item: (warning: ReviewWarning) => Node,
): HTMLElement {
  const children = warnings.map((warning) => element(document, 'li', { class: 'warning', children: [item(warning)] }))
  return element(document, 'ul', { class: 'warnings', attributes: { 'aria-label': cardText('Warnings') }, children })
}

const isolated = (document: Document, text: string): HTMLElement => element(document, 'bdi', { text })
