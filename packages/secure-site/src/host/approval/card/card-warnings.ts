import type { ReviewWarning } from '../review.js'
import { element } from './element.js'

/** Renders the approval card's warnings with a checkbox each. `areRead` is true once the user has ticked all of them. */
export function cardWarnings(
  document: Document,
  warnings: readonly ReviewWarning[],
  { onChange, isTrusted }: { readonly onChange: () => void; readonly isTrusted: (event: Event) => boolean },
): { readonly list: HTMLElement; readonly areRead: () => boolean } {
  const read = new Set<string>()
  const items = warnings.map(({ id, text }) => {
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
    const label = element(document, 'label', { children: [box, element(document, 'bdi', { text })] })
    return element(document, 'li', { class: 'warning', children: [label] })
  })
  return {
    list: element(document, 'ul', { class: 'warnings', attributes: { 'aria-label': 'Warnings' }, children: items }),
    areRead: () => warnings.every(({ id }) => read.has(id)),
  }
}
