'use client'

import { cleanText, shortAddress } from '@bowline/kit-core'
import { Avatar } from '../components/avatar.js'
import { Slot } from '../components/slot.js'
import { useKitContext } from '../kit/kit-context.js'
import { getPageText, type PageMessages } from '../kit/page-messages.js'
import { formatBalance } from '../views/account/tokens/format-balance.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import { useAccountDisplay } from './use-account-display.js'
import type { ConnectionInfo, DisplayAccount } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

const AVATAR_CLASS = 'bl:size-6'

const MAX_SYMBOL_LENGTH = 12

/** Maximum length of the displayed name, in characters. Source: R-CONST-25. */
const MAX_NAME_LENGTH = 18

/**
 * State of the account button: avatar, name and balance, or "unsupported network" or "sign in" instead. Undefined without
 * an account.
 *
 * Source  R-BTN-02
 */
export function useAccountButton(
  connection: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState | undefined {
  const { kit, pageMessages, slots } = useKitContext('AccountButton')
  const { status } = connection
  const props = useModalOpener(status === 'wrong-network' ? 'UnsupportedChain' : 'Account', {
    disabled: disabled || status === 'reconnecting',
    namespace,
  })
  const display = useAccountDisplay(connection, namespace)
  if (!('account' in connection)) return undefined

  const { account } = connection
  const avatar = slots.Avatar ? (
    <Slot>
      <slots.Avatar address={account.address} className={AVATAR_CLASS} />
    </Slot>
  ) : (
    <Avatar address={account.address} src={display.avatar} className={AVATAR_CLASS} />
  )
  const base = { status, props, variant: 'secondary', icon: avatar } as const
  if (status === 'wrong-network' || status === 'sign-in-required') {
    const id = status === 'wrong-network' ? 'button.unsupported' : 'button.sign-in'
    const text = label ?? getPageText(pageMessages, id)
    return { ...base, label: text, content: text }
  }
  const name = label ?? (display.name || shortAddress(account.address))
  const balance = formatAccountBalance(pageMessages, account)
  const state: PageButtonState = {
    ...base,
    label: getPageText(pageMessages, balance === '' ? 'button.account' : 'button.account-balance', {
      name,
      balance,
    }),
    content: (
      <span className="bl:inline-flex bl:items-center bl:gap-2">
        <bdi translate={label ? undefined : 'no'} className="bl:tabular-nums">
          {label ?? cleanText(name, { max: MAX_NAME_LENGTH })}
        </bdi>{' '}
        {balance && (
          <bdi translate="no" className="bl:text-muted bl:tabular-nums">
            {balance}
          </bdi>
        )}
      </span>
    ),
  }
  return display.badge?.withPendingBadge(kit, namespace, state, pageMessages) ?? state
}

function formatAccountBalance({ locale }: PageMessages, { balance, balanceSymbol }: DisplayAccount): string {
  if (balance === undefined || balanceSymbol === undefined) return ''
  return `${formatBalance(locale, balance)} ${cleanText(balanceSymbol, { max: MAX_SYMBOL_LENGTH, fallback: '???' })}`
}
