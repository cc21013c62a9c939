'use client'

import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'

/** `label` is the accessible name. `icon` is the name of one of the kit's icons, or any element. */
export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'children'> & {
  label: string
  icon: IconName | ReactElement
}

/** Icon that is a button: 36 px visible, 44 px clickable. Pass `aria-disabled` to disable it but keep it focusable. */
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
