'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/** `children` is the label, which can contain links. */
export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> & {
  onCheckedChange?: (checked: boolean) => void
}

/** Checkbox with a label. A press anywhere on the label toggles it, except on a link. */
export function Checkbox({ onCheckedChange, className, children, ...rest }: CheckboxProps) {
  return (
    <label
      data-part="checkbox"
      className={classNames(
        'bl:flex bl:cursor-pointer bl:items-start bl:gap-3 bl:py-1 bl:text-14 bl:text-muted bl:has-disabled:cursor-default bl:has-disabled:opacity-45',
        className,
      )}
    >
      <span className="bl:relative bl:inline-flex bl:size-5 bl:flex-none">
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={classNames(
            'bl:peer bl:size-5 bl:cursor-[inherit] bl:rounded-tag bl:border bl:border-control bl:transition-colors bl:duration-100 bl:before:absolute bl:before:-inset-3 bl:before:content-[""]',
            'bl:enabled:hover:bg-surface-hover bl:checked:border-accent bl:checked:bg-accent bl:enabled:checked:hover:bg-accent-hover bl:aria-invalid:border-danger',
          )}
        />
        <Icon
          name="check"
          className="bl:stroke-[2.5] bl:pointer-events-none bl:absolute bl:inset-0.5 bl:size-4 bl:text-on-accent bl:opacity-0 bl:peer-checked:opacity-100"
        />
      </span>
      <span className="bl:flex-1 bl:wrap-anywhere">{children}</span>
    </label>
  )
}
