'use client'

import { cleanText, shortAddress } from '@bowline/kit-core'
import { Avatar } from '../components/avatar.js'
import { Slot } from '../components/slot.js'
import { useKitContext } from '../kit/kit-context.js'
import { type PageMessages, pageText } from '../kit/page-messages.js'
import { formatBalance } from '../views/account/format-balance.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'
import { useAccountDisplay } from './use-account-display.js'
import type { ConnectionInfo, DisplayAccount } from './use-connection-state.js'
import { useModalOpener } from './use-modal-opener.js'

const PICTURE = 'bl:size-6'

const SYMBOL_MAX = 12

/** Letters of a name that fit. Source: R-CONST-25. */
const NAME_MAX = 18

/** How the account button stands; undefined while no account is known. Source: R-BTN-02. */
export function useAccountButton(
  facts: ConnectionInfo,
  { namespace, label, disabled = false }: BaseButtonProps,
): PageButtonState | undefined {
  const { kit, pageMessages, slots } = useKitContext('AccountButton')
  const { status } = facts
  const props = useModalOpener(status === 'wrong-network' ? 'UnsupportedChain' : 'Account', {
    disabled: disabled || status === 'reconnecting',
    namespace,
  })
  const face = useAccountDisplay(facts, namespace)
  if (!('account' in facts)) return undefined

  const { account } = facts
  const picture = slots.Avatar ? (
    <Slot>
      <slots.Avatar address={account.address} className={PICTURE} />
    </Slot>
  ) : (
    <Avatar address={account.address} src={face.picture} className={PICTURE} />
  )
  const base = { status, props, variant: 'secondary', icon: picture } as const
  if (status === 'wrong-network' || status === 'sign-in-required') {
    const id = status === 'wrong-network' ? 'button.unsupported' : 'button.sign-in'
    const words = label ?? pageText(pageMessages, id)
    return { ...base, label: words, content: words }
  }
  const whole = label ?? (face.name || shortAddress(account.address))
  const balance = balanceOf(pageMessages, account)
  const state: PageButtonState = {
    ...base,
    label: pageText(pageMessages, balance === '' ? 'button.account' : 'button.account-balance', {
      name: whole,
      balance,
    }),
    content: (
      <span className="bl:inline-flex bl:items-center bl:gap-2">
        <bdi translate={label ? undefined : 'no'} className="bl:tabular-nums">
          {label ?? cleanText(whole, { max: NAME_MAX })}
        </bdi>{' '}
        {balance && (
          <bdi translate="no" className="bl:text-muted bl:tabular-nums">
            {balance}
          </bdi>
        )}
      </span>
    ),
  }
  return face.mark?.withPendingBadge(kit, namespace, state, pageMessages) ?? state
}

function balanceOf({ locale }: PageMessages, { balance, balanceSymbol }: DisplayAccount): string {
  if (balance === undefined || balanceSymbol === undefined) return ''
  return `${formatBalance(locale, balance)} ${cleanText(balanceSymbol, { max: SYMBOL_MAX, fallback: '???' })}`
}
