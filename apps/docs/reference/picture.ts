import type { Image, Paragraph } from 'mdast'

/** A picture of `public/pictures` in both themes, of which the page shows the one of its theme. */
export function picture({ name, alt }: { name: string; alt: string }): readonly Paragraph[] {
  const children = ['light', 'dark'].map(
    (theme): Image => ({ type: 'image', url: `/pictures/${name}-${theme}.webp`, alt }),
  )
  return [{ type: 'paragraph', children, data: { hName: 'div', hProperties: { className: ['picture', 'not-prose'] } } }]
}
