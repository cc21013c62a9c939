'use client'

import { type ChangeEvent, type ComponentProps, useId, useRef, useState } from 'react'

/** A table that scrolls horizontally, with a field that hides the rows that do not contain the typed words. */
export function FilterableTable({ label, children, ...rest }: ComponentProps<'table'> & { label: string }) {
  const table = useRef<HTMLTableElement>(null)
  const id = useId()
  const [shown, setShown] = useState<number>()

  function filter({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    const words = value.toLowerCase().split(/\s+/).filter(Boolean)
    const rows = [...(table.current?.tBodies[0]?.rows ?? [])]
    for (const row of rows) {
      const text = row.textContent.toLowerCase()
      row.hidden = !words.every((word) => text.includes(word))
    }
    setShown(words.length === 0 ? undefined : rows.filter(({ hidden }) => !hidden).length)
  }

  return (
    <div className="list">
      <div className="filter not-prose">
        <label htmlFor={id}>Filter {label.toLowerCase()}</label>
        <input id={id} type="search" autoComplete="off" spellCheck={false} onChange={filter} />
        <output>{shown === undefined ? '' : `${shown} found`}</output>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="table not-prose" aria-label={label} tabIndex={0}>
        <table ref={table} {...rest}>
          {children}
        </table>
      </section>
    </div>
  )
}
