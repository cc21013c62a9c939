import type { ComponentProps } from 'react'
import { FilterableTable } from './filterable-table'

/** A table of a page. A list from the code has a label, and can be filtered. */
export function Table({ 'aria-label': label, ...rest }: ComponentProps<'table'>) {
  return label === undefined ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className="table not-prose" tabIndex={0}>
      <table {...rest} />
    </div>
  ) : (
    <FilterableTable label={label} {...rest} />
  )
}
