'use client'

import type { NameSuggestion } from '@bowline/kit-core'
import { NAME_SUFFIX } from '@bowline/kit-core/internal'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../components/class-names.js'
import { isComposing } from '../../../components/is-composing.js'
import { Tag } from '../../../components/tag.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useNameOptions } from './use-name-options.js'

/**
 * `describedBy` is the id of the status text; `onSubmit` is called on Enter, `onPick` with a picked suggestion. `children` is the
 * status, between the field and the suggestions.
 */
export type NameFieldProps = {
  value: string
  onValueChange: (value: string) => void
  onSubmit: () => void
  onPick: (name: string) => void
  options: readonly NameSuggestion[]
  describedBy: string
  isInvalid: boolean
  isReadOnly: boolean
  children: ReactNode
}

/** Text field for the name to register, followed by the kit's name suffix, with suggestions below. Always left to right. */
export function NameField(props: NameFieldProps) {
  const { value, onValueChange, onSubmit, onPick, options, describedBy, isInvalid, isReadOnly, children } = props
  const { t } = useMessages()
  const id = useId()
  const { active, pick, onKeyDown } = useNameOptions({ options, onPick })
  return (
    <>
      <div
        dir="ltr"
        data-part="name-field"
        className={classNames(
          'bl:flex bl:min-h-12 bl:items-center bl:gap-2 bl:rounded-button bl:border bl:bg-surface bl:px-3 bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover',
          isInvalid ? 'bl:border-danger' : 'bl:border-border bl:focus-within:border-ring',
        )}
      >
        <input
          data-autofocus=""
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_TEXT_LENGTH}
          role="combobox"
          placeholder={t('register-name.name')}
          aria-label={t('register-name.name')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          data-escape={active === -1 ? undefined : ''}
          onKeyDown={(event) => {
            if (onKeyDown(event) || event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            onSubmit()
          }}
          className="bl:min-h-11 bl:flex-1 bl:text-16 bl:focus-visible:outline-none"
        />
        <span aria-hidden="true" translate="no" className="bl:flex-none bl:text-14 bl:text-subtle">
          {NAME_SUFFIX}
        </span>
      </div>
      {children}
      {options.length > 0 && (
        <div role="presentation" className="bl:flex bl:flex-col bl:gap-1">
          <p id={`${id}-label`} className="bl:px-3 bl:text-14 bl:text-muted">
            {t('register-name.suggestions')}
          </p>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-labelledby={`${id}-label`}
            className="bl:flex bl:flex-col bl:gap-1"
          >
            {options.map((option, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
              <div
                key={option.name}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                aria-disabled={option.registered || isReadOnly || undefined}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
                className="bl:flex bl:min-h-11 bl:cursor-pointer bl:items-center bl:justify-between bl:gap-3 bl:rounded-image bl:px-3 bl:py-1.5 bl:text-14 bl:not-aria-disabled:hover:bg-surface-hover bl:aria-disabled:cursor-default bl:aria-disabled:text-muted bl:aria-selected:bg-surface-active"
              >
                <bdi translate="no" className="bl:wrap-anywhere">
                  {option.name}
                </bdi>
                {option.registered && <Tag>{t('register-name.registered')}</Tag>}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Longer than any name with its suffix, in characters. */
const MAX_TEXT_LENGTH = 255
