/** Class, text, attributes and children of an element. Text is set as `textContent`, never parsed as markup. */
export type ElementOptions = {
  readonly class?: string
  readonly text?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly Node[]
}

/** Creates an element of the approval card. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  { class: className, text, attributes = {}, children = [] }: ElementOptions = {},
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  if (className !== undefined) created.className = className
  if (text !== undefined) created.textContent = text
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}
