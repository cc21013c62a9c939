'use client'

import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { useRovingFocus } from '../../../components/use-roving-focus.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { AccountAction } from './use-account-actions.js'

/** Up to this number of actions, icon and label are in one line. */
const MAX_INLINE_ACTIONS = 2

/** Toolbar of Account with buttons such as Buy and Send; one Tab stop, arrow keys between them. Nothing without actions. */
export function ActionRow({ actions }: { actions: readonly AccountAction[] }) {
  const { t } = useMessages()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>({ orientation: 'horizontal' })
  if (actions.length === 0) return null
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('account.actions')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="bl:flex bl:flex-wrap bl:gap-2"
    >
      {actions.map(({ name, label, icon, open }) => (
        <button
          key={name}
          type="button"
          data-roving-item=""
          onClick={open}
          className={classNames(
            'bl:flex bl:flex-[1_1_4.5em] bl:items-center bl:justify-center bl:rounded-row bl:bg-surface bl:px-2 bl:py-2 bl:text-14 bl:font-medium',
            'bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:active:bg-surface-active',
            actions.length > MAX_INLINE_ACTIONS
              ? 'bl:min-h-16 bl:flex-col bl:gap-1 bl:short:min-h-12 bl:short:gap-0 bl:short:px-1 bl:short:py-1'
              : 'bl:min-h-12 bl:gap-2',
          )}
        >
          <Icon name={icon} />
          <span className="bl:wrap-anywhere">{label}</span>
        </button>
      ))}
    </div>
  )
}
