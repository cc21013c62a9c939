'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { parseExternalUrl } from './parse-external-url.js'
import { Spinner } from './spinner.js'

type RowContent = {
  icon?: ReactNode
  title: ReactNode
  hint?: ReactNode
  tag?: ReactNode
  trailing?: ReactNode
  /** Marks the row as the selected one of its list. */
  selected?: boolean
  /** Shows a spinner at the end of the row and ignores presses. */
  loading?: boolean
}

/** With `href` the row is an external link, without it a button. */
export type RowProps = RowContent &
  (
    | ({ href: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'title' | 'target' | 'rel' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentPropsWithoutRef<'button'>, 'title' | 'children'>)
  )

const ROW_CLASS = classNames(
  'bl:flex bl:min-h-14 bl:w-full bl:items-center bl:gap-3 bl:rounded-row bl:bg-surface bl:px-3 bl:py-2 bl:text-start',
  'bl:transition-colors bl:duration-100 bl:focus-visible:-outline-offset-2',
  'bl:not-aria-disabled:hover:bg-surface-hover bl:not-aria-disabled:active:bg-surface-active',
)

/** Content of a row. Dims everything when the row is off, except the hint, which says why. */
function RowBody({ icon, title, hint, tag, trailing, selected, loading, off }: RowContent & { off: boolean }) {
  const dimmed = off && 'bl:opacity-45'
  return (
    <>
      {icon !== undefined && <span className={classNames('bl:flex bl:flex-none', dimmed)}>{icon}</span>}
      {/* Basis in `em`: with larger text, the tag wraps to a line below the name instead of squeezing it. */}
      <span className="bl:flex bl:flex-1 bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:text-start bl:text-16">
        <span className="bl:flex bl:max-w-full bl:flex-[1_1_6em] bl:flex-col bl:gap-0.5">
          <span className={classNames('bl:font-medium bl:wrap-anywhere', dimmed)}>{title}</span>
          {hint !== undefined && <span className="bl:text-12 bl:text-subtle bl:wrap-anywhere">{hint}</span>}
        </span>
        {tag}
      </span>
      {loading === true ? <Spinner className="bl:size-5 bl:text-muted" /> : trailing}
      {selected === true && loading !== true && <Icon name="check" className="bl:size-5 bl:text-accent-text" />}
    </>
  )
}

/** Row of a list: an icon, a title, a hint, a tag and content at the end. */
export function Row(props: RowProps) {
  const { icon, title, hint, tag, trailing, selected, loading, className, ...own } = props
  const busy = loading === true
  const isSelected = selected === true
  const content = { icon, title, hint, tag, trailing, selected: isSelected, loading: busy }
  if (own.href !== undefined) {
    const { href, ...rest } = own
    const url = parseExternalUrl(href)
    return (
      <a
        {...rest}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        role={url === undefined ? 'link' : undefined}
        aria-disabled={url === undefined || undefined}
        data-part="row"
        data-roving-item=""
        className={classNames(ROW_CLASS, className)}
      >
        <RowBody {...content} off={url === undefined} />
      </a>
    )
  }
  const { href: _, disabled, onClick, ...rest } = own
  return (
    <button
      aria-disabled={disabled === true || busy || undefined}
      aria-busy={busy || undefined}
      aria-current={isSelected || undefined}
      {...rest}
      type="button"
      disabled={disabled}
      data-part="row"
      data-roving-item=""
      onClick={busy ? undefined : onClick}
      className={classNames(ROW_CLASS, className)}
    >
      <RowBody {...content} off={disabled === true} />
    </button>
  )
}
