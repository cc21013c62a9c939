'use client'

import { useId } from 'react'
import { useMessages } from '../../../kit/use-messages.js'
import type { AccountOfType } from '../accounts/account-types.js'

/** `value` is the type of the active account. */
export type TypeSwitchProps = {
  types: readonly AccountOfType[]
  value: string | undefined
  isDisabled: boolean
  onPick: (type: string) => void
}

/**
 * Radio buttons in AccountSettings for the account types of a wallet, such as payment and ordinal. Source: R-VIEW-43,
 * R-FLOW-22.
 */
export function TypeSwitch({ types, value, isDisabled, onPick }: TypeSwitchProps) {
  const { t } = useMessages()
  const name = useId()
  return (
    <fieldset
      disabled={isDisabled}
      className="bl:flex bl:flex-wrap bl:gap-1 bl:rounded-full bl:bg-surface bl:p-1 bl:disabled:opacity-45"
    >
      <legend className="bl:sr-only">{t('accounts.types')}</legend>
      {types.map(({ type, name: label }) => (
        <label
          key={type}
          className="bl:relative bl:flex bl:min-h-9 bl:flex-1 bl:cursor-pointer bl:items-center bl:justify-center bl:rounded-full bl:px-3 bl:text-14 bl:font-medium bl:text-muted bl:hover:text-fg bl:has-checked:bg-surface-active bl:has-checked:text-fg bl:has-focus-visible:outline-2 bl:has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            checked={type === value}
            onChange={() => onPick(type)}
            className="bl:absolute bl:inset-0 bl:cursor-[inherit] bl:opacity-0"
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  )
}
