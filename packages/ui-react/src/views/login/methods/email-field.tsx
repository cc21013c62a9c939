'use client'

import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { classNames } from '../../../components/class-names.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { isComposing } from '../../../components/is-composing.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useSuggestions } from './use-suggestions.js'

/**
 * `trailing` is content at the end of the field; `error` appears below it and keeps the text. `onSubmit` is called on Enter.
 * `onValueChange` also receives an address that the user picks from the suggestions.
 */
export type EmailFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'onSubmit' | 'type'> & {
  value: string
  onValueChange: (value: string) => void
  onSubmit: () => void
  error?: ReactNode
  trailing?: ReactNode
}

/** Field for an email address, for logins and for changing the address, with suggestions of common email domains. */
export function EmailField({
  value,
  onValueChange,
  onSubmit,
  error,
  trailing,
  disabled,
  className,
  'aria-describedby': describedBy,
  ...rest
}: EmailFieldProps) {
  const { t } = useMessages()
  const id = useId()
  const { options, active, pick, onKeyDown } = useSuggestions({ value, onPick: onValueChange })
  const isOpen = options.length > 0
  return (
    <div className={classNames('bl:flex bl:flex-col bl:gap-2', className)}>
      <div
        data-part="email-field"
        className={classNames(
          'bl:flex bl:min-h-12 bl:items-center bl:gap-2 bl:rounded-button bl:border bl:bg-surface bl:ps-3 bl:pe-1 bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:has-disabled:opacity-45',
          error === undefined ? 'bl:border-border bl:focus-within:border-ring' : 'bl:border-danger',
        )}
      >
        <Icon name="mail" className="bl:size-5 bl:text-subtle" />
        <input
          placeholder={t('login.email')}
          {...rest}
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir={value === '' ? undefined : 'ltr'}
          role="combobox"
          aria-label={t('login.email')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? describedBy : `${id}-error`}
          disabled={disabled}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          data-escape={isOpen ? '' : undefined}
          onKeyDown={(event) => {
            if (onKeyDown(event) || event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            onSubmit()
          }}
          className="bl:min-h-11 bl:flex-1 bl:text-16 bl:rtl:text-right bl:focus-visible:outline-none"
        />
        {trailing}
      </div>
      {error !== undefined && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label={t('login.suggestions')} className="bl:flex bl:flex-col">
          {options.map((address, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <div
              key={address}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(address)}
              className="bl:flex bl:min-h-11 bl:cursor-pointer bl:items-center bl:rounded-image bl:px-3 bl:text-14 bl:wrap-anywhere bl:hover:bg-surface-hover bl:aria-selected:bg-surface-active"
            >
              <bdi translate="no">{address}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
