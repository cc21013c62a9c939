'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.js'

/** A tab and its panel. */
export type TabItem<Value extends string = string> = {
  value: Value
  label: ReactNode
  panel: ReactNode
  disabled?: boolean
}

/** `label` is the accessible name of the tab list. */
export type TabsProps<Value extends string = string> = {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Tabs with one Tab stop and arrow keys between them. With a single item, shows its panel without tabs. */
export function Tabs<Value extends string>({ label, items, value, onValueChange, className }: TabsProps<Value>) {
  const id = useId()
  const [only, ...others] = items
  if (others.length === 0) return only?.panel
  const selected = items.find((item) => item.value === value) ?? only
  const tabId = (item: TabItem<Value>) => `${id}-${item.value}`

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const open = items.filter(({ disabled }) => disabled !== true)
    const at = open.findIndex((item) => item.value === selected?.value)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextTab(event.key, { at, count: open.length, isRtl })
    const item = next === undefined ? undefined : open[next]
    if (item === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus()
    if (item !== selected) onValueChange(item.value)
  }

  return (
    <div data-part="tabs" className={classNames('bl:flex bl:flex-col bl:gap-4', className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="bl:flex bl:flex-wrap bl:gap-1 bl:rounded-full bl:bg-surface bl:p-1"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item)}
            aria-selected={item === selected}
            aria-controls={item === selected ? `${id}-panel` : undefined}
            tabIndex={item === selected ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
            className={classNames(
              'bl:inline-flex bl:min-h-9 bl:flex-auto bl:items-center bl:justify-center bl:rounded-full bl:px-3 bl:text-14 bl:font-medium bl:whitespace-nowrap bl:text-muted',
              // 36 px visible, 44 px clickable.
              'bl:relative bl:before:absolute bl:before:inset-x-0 bl:before:-inset-y-1 bl:before:content-[""]',
              'bl:transition-colors bl:duration-100 bl:enabled:hover:text-fg bl:enabled:active:bg-surface bl:aria-selected:bg-surface-active bl:aria-selected:text-fg bl:disabled:opacity-45',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {selected !== undefined && (
        <div key={selected.value} role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)}>
          {selected.panel}
        </div>
      )}
    </div>
  )
}

function nextTab(key: string, { at, count, isRtl }: { at: number; count: number; isRtl: boolean }): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1
  return (Math.max(at, 0) + step + count) % count
}
