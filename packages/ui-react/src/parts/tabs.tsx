'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.js'

/** One tab and what it opens. */
export type TabItem<Value extends string = string> = {
  value: Value
  label: string
  panel: ReactNode
  disabled?: boolean
}

/** `label` names the row of tabs for a screen reader. */
export type TabsProps<Value extends string = string> = {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Views side by side, one Tab stop, arrow keys between them. A single item needs no tabs and shows its panel alone. */
export function Tabs<Value extends string>({ label, items, value, onValueChange, className }: TabsProps<Value>) {
  const [only, ...others] = items
  if (others.length === 0) return only?.panel
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: unknown) => {
        const item = items.find((candidate) => candidate.value === next)
        if (item !== undefined) onValueChange(item.value)
      }}
      data-part="tabs"
      className={classNames('bl:flex bl:flex-col bl:gap-4', className)}
    >
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className="bl:flex bl:gap-1 bl:rounded-full bl:bg-surface bl:p-1"
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={classNames(
              'bl:inline-flex bl:min-h-9 bl:flex-1 bl:items-center bl:justify-center bl:rounded-full bl:px-3 bl:text-14 bl:font-medium bl:text-muted',
              'bl:transition-colors bl:duration-100 bl:hover:text-fg bl:active:bg-surface bl:aria-selected:bg-surface-active bl:aria-selected:text-fg bl:data-disabled:opacity-45',
            )}
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className="bl:rounded-row">
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
