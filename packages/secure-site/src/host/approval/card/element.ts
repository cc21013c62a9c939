/** Attributes and children of an element; texts become text, never markup. */
export type ElementParts = {
  readonly class?: string
  readonly text?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly Node[]
}

/** Makes an element. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  { class: className, text, attributes = {}, children = [] }: ElementParts = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className !== undefined) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
