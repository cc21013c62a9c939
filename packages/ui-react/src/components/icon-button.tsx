'use client'

import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'

/** `label` is the accessible name: an icon alone has none. `icon` is one of the kit's or any drawing. */
export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> & {
  label: string
  icon: IconName | ReactElement
}

/** 36 px to see, 44 px to hit. Pass `aria-disabled` for one that refuses but can still be found and read. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-part="icon-button"
      className={classNames(
        'bl:relative bl:inline-flex bl:size-9 bl:flex-none bl:items-center bl:justify-center bl:rounded-full',
        'bl:text-muted bl:transition-colors bl:duration-100',
        'bl:before:absolute bl:before:-inset-1 bl:before:content-[""]',
        'bl:not-aria-disabled:enabled:hover:bg-surface-hover bl:not-aria-disabled:enabled:hover:text-fg',
        'bl:not-aria-disabled:enabled:active:bg-surface-active',
        'bl:disabled:opacity-45 bl:aria-disabled:opacity-45',
        className,
      )}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}
