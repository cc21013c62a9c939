import type { ComponentProps } from 'react'

/** A heading that links to itself. */
export function Heading({ as: Tag, id, children, ...rest }: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }) {
  return (
    <Tag id={id} className="heading" {...rest}>
      <a href={`#${id}`}>{children}</a>
    </Tag>
  )
}
