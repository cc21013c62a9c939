import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { parseExternalUrl } from './parse-external-url.js'

/** `href` is validated: for a URL that must not be opened, the component renders its text without a link. */
export type ExternalLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & { href: string }

/** Link that opens another site in a new tab, without access to this page. */
export function ExternalLink({ href, className, children, ...rest }: ExternalLinkProps) {
  const url = parseExternalUrl(href)
  if (url === undefined) return <span className={className}>{children}</span>
  return (
    <a
      {...rest}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      data-part="external-link"
      className={classNames(
        'bl:rounded-small bl:text-fg bl:underline bl:decoration-control bl:underline-offset-3 bl:transition-colors bl:duration-100',
        'bl:hover:decoration-current bl:active:text-muted',
        className,
      )}
    >
      {children}
    </a>
  )
}
