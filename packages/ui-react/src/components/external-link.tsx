import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { parseExternalAddress } from './parse-external-url.js'

/** `href` is checked: an address that may not be opened leaves the words without a link. */
export type ExternalLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & { href: string }

/** Words that open another page in a new tab, which gets no hold of this one. */
export function ExternalLink({ href, className, children, ...rest }: ExternalLinkProps) {
  const address = parseExternalAddress(href)
  if (address === undefined) return <span className={className}>{children}</span>
  return (
    <a
      {...rest}
      href={address}
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
