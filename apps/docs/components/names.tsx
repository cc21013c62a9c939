import type { ReactNode } from 'react'

/** Text with `code` between backticks. */
export function Words({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))
}

/** The anchor of a name: lower case, words joined by hyphens. */
export function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
