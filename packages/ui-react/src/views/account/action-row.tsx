'use client'

import { useId } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { classNames } from '../../parts/class-names.js'
import { Icon } from '../../parts/icon.js'
import { useRovingFocus } from '../../parts/use-roving-focus.js'
import type { AccountAction } from './use-account-actions.js'

/** What can be done with the account, side by side: one Tab stop, arrow keys between them. */
export function ActionRow({ actions }: { actions: readonly AccountAction[] }) {
  const { t } = useMessages()
  const why = useId()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>({ orientation: 'horizontal' })
  if (actions.length === 0) return null
  const isSomeOff = actions.some(({ isOff }) => isOff)
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('account.actions')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="bl:flex bl:flex-wrap bl:gap-2"
    >
      {actions.map(({ name, label, icon, isOff, open }) => (
        <button
          key={name}
          type="button"
          data-roving-item=""
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? why : undefined}
          title={isOff ? t('account.action-unsupported') : undefined}
          onClick={isOff ? undefined : open}
          className={classNames(
            'bl:flex bl:min-h-16 bl:flex-[1_1_4.5em] bl:flex-col bl:items-center bl:justify-center bl:gap-1 bl:rounded-row bl:bg-surface bl:px-2 bl:py-2 bl:text-14 bl:font-medium',
            'bl:transition-colors bl:duration-100 bl:not-aria-disabled:hover:bg-surface-hover bl:not-aria-disabled:active:bg-surface-active bl:aria-disabled:opacity-45',
          )}
        >
          <Icon name={icon} />
          <span className="bl:wrap-anywhere">{label}</span>
        </button>
      ))}
      {isSomeOff && (
        <span id={why} hidden>
          {t('account.action-unsupported')}
        </span>
      )}
    </div>
  )
}
