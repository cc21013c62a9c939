'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { IconButton } from './icon-button.js'
import { isComposing } from './is-composing.js'

/** `label` names the field and is its placeholder; `clearLabel` names the button that clears it. */
export type SearchFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  label: string
  clearLabel: string
  value: string
  onValueChange: (value: string) => void
}

/** Search field. Escape clears it first; with an empty field, other listeners receive the key. */
export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  disabled,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    field.current?.focus()
  }
  return (
    <div
      data-part="search-field"
      className={classNames(
        'bl:flex bl:min-h-11 bl:items-center bl:gap-2 bl:rounded-button bl:border bl:border-border bl:bg-surface bl:ps-3 bl:pe-1 bl:transition-colors bl:duration-100',
        'bl:hover:bg-surface-hover bl:focus-within:border-ring bl:has-disabled:opacity-45',
        className,
      )}
    >
      <Icon name="search" className="bl:size-5 bl:text-subtle" />
      <input
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={field}
        type="search"
        aria-label={label}
        disabled={disabled}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        data-escape={value === '' ? undefined : ''}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '' && !isComposing(event.nativeEvent)) {
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          onKeyDown?.(event)
        }}
        className="bl:min-h-10 bl:flex-1 bl:text-16 bl:focus-visible:outline-none"
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<Icon name="close" className="bl:size-4" />}
          disabled={disabled}
          onClick={clear}
        />
      )}
    </div>
  )
}
