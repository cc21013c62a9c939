'use client'

import { cleanText, shortAddress } from '@bowline/kit-core'
import { useKitContext } from '../kit/kit-context.js'
import { type PageMessages, pageText } from '../kit/page-messages.js'
import { Avatar } from '../parts/avatar.js'
import { formatBalance } from '../views/account/format-balance.js'
import type { ConnectionFacts, ShownAccount } from './connection-facts.js'
import type { PageButtonProps, PageButtonState } from './page-button.js'
import { useAccountFace } from './use-account-face.js'
import { useModalOpener } from './use-modal-opener.js'

const PICTURE = 'bl:size-6'

const SYMBOL_MAX = 12

/** Letters of a name that fit. Source: R-CONST-25. */
const NAME_MAX = 18

/** How the account button stands; undefined while no account is known. Source: R-BTN-02. */
export function useAccountButton(
  facts: ConnectionFacts,
  { namespace, label, disabled = false }: PageButtonProps,
): PageButtonState | undefined {
  const { pageMessages, slots } = useKitContext('AccountButton')
  const { status } = facts
  const props = useModalOpener(status === 'wrong-network' ? 'UnsupportedChain' : 'Account', { disabled, namespace })
  const face = useAccountFace(facts, namespace)
  if (!('account' in facts)) return undefined

  const { account } = facts
  const picture = slots.Avatar ? (
    <slots.Avatar address={account.address} className={PICTURE} />
  ) : (
    <Avatar address={account.address} src={face.picture} className={PICTURE} />
  )
  if (status === 'wrong-network' || status === 'sign-in-required') {
    const id = status === 'wrong-network' ? 'button.unsupported' : 'button.sign-in'
    const words = label ?? pageText(pageMessages, id)
    return { status, props, label: words, variant: 'secondary', icon: picture, content: words }
  }
  const name = label ?? (face.name === '' ? shortAddress(account.address) : cleanText(face.name, { max: NAME_MAX }))
  const balance = balanceOf(pageMessages, account)
  return {
    status,
    props: status === 'reconnecting' ? { ...props, disabled: true } : props,
    label: accountLabel(pageMessages, label ?? (face.name || name), balance),
    variant: 'secondary',
    icon: picture,
    content: (
      <span className="bl:inline-flex bl:items-center bl:gap-2">
        <bdi className="bl:tabular-nums">{name}</bdi>{' '}
        {balance !== undefined && <bdi className="bl:text-muted bl:tabular-nums">{balance}</bdi>}
      </span>
    ),
  }
}

function accountLabel(messages: PageMessages, name: string, balance: string | undefined): string {
  if (balance === undefined) return pageText(messages, 'button.account', { name })
  return pageText(messages, 'button.account-balance', { name, balance })
}

function balanceOf({ locale }: PageMessages, { balance, balanceSymbol }: ShownAccount): string | undefined {
  if (balance === undefined || balanceSymbol === undefined) return undefined
  return `${formatBalance(locale, balance)} ${cleanText(balanceSymbol, { max: SYMBOL_MAX, fallback: '???' })}`
}
