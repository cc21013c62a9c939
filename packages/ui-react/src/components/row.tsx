'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { parseExternalAddress } from './parse-external-url.js'
import { Spinner } from './spinner.js'

type RowContent = {
  icon?: ReactNode
  title: ReactNode
  hint?: ReactNode
  tag?: ReactNode
  trailing?: ReactNode
  /** Marked as the chosen one of its list. */
  selected?: boolean
  /** Busy: a spinner stands at its end and a press does nothing. */
  loading?: boolean
}

/** With `href` the row is a link to another page, without it a button. */
export type RowProps = RowContent &
  (
    | ({ href: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'title' | 'target' | 'rel' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentPropsWithoutRef<'button'>, 'title' | 'children'>)
  )

const BOX = classNames(
  'bl:flex bl:min-h-14 bl:w-full bl:items-center bl:gap-3 bl:rounded-row bl:bg-surface bl:px-3 bl:py-2 bl:text-start',
  'bl:transition-colors bl:duration-100 bl:focus-visible:-outline-offset-2',
  'bl:not-aria-disabled:hover:bg-surface-hover bl:not-aria-disabled:active:bg-surface-active',
)

/** What is off is dimmed, except the hint: that is where it says why. */
function RowInside({ icon, title, hint, tag, trailing, selected, loading, off }: RowContent & { off: boolean }) {
  const dimmed = off && 'bl:opacity-45'
  return (
    <>
      {icon !== undefined && <span className={classNames('bl:flex bl:flex-none', dimmed)}>{icon}</span>}
      {/* Widths in `em`: with larger letters the tag goes under the name before it takes its place. */}
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

/** One line of a list: a picture, a name, what to know about it, and what stands at its end. */
export function Row(props: RowProps) {
  const { icon, title, hint, tag, trailing, selected, loading, className, ...own } = props
  const busy = loading === true
  const picked = selected === true
  const content = { icon, title, hint, tag, trailing, selected: picked, loading: busy }
  if (own.href !== undefined) {
    const { href, ...rest } = own
    const address = parseExternalAddress(href)
    return (
      <a
        {...rest}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        role={address === undefined ? 'link' : undefined}
        aria-disabled={address === undefined || undefined}
        data-part="row"
        data-roving-item=""
        className={classNames(BOX, className)}
      >
        <RowInside {...content} off={address === undefined} />
      </a>
    )
  }
  const { href: _, disabled, onClick, ...rest } = own
  return (
    <button
      aria-disabled={disabled === true || busy || undefined}
      aria-busy={busy || undefined}
      aria-current={picked || undefined}
      {...rest}
      type="button"
      disabled={disabled}
      data-part="row"
      data-roving-item=""
      onClick={busy ? undefined : onClick}
      className={classNames(BOX, className)}
    >
      <RowInside {...content} off={disabled === true} />
    </button>
  )
}
