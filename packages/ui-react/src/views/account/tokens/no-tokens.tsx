'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useFundingActions } from './use-funding-actions.js'

/** `isInAccount`: Buy and Receive are already on screen, as actions of the account. */
export type NoTokensProps = { isInAccount?: boolean }

/** Shown instead of an empty token list: in Account with a button to add funds, in Send with buttons to buy and to receive. */
export function NoTokens({ isInAccount = false }: NoTokensProps) {
  const { t } = useMessages()
  const { buy, receive, fund } = useFundingActions()
  return (
    <StatusPlaceholder
      icon="wallet"
      title={t('tokens.empty')}
      hint={t('tokens.empty-hint')}
      action={
        <span className="bl:flex bl:flex-wrap bl:justify-center bl:gap-2">
          {isInAccount && fund && (
            <Button variant="secondary" size="small" onClick={fund}>
              {t('tokens.fund')}
            </Button>
          )}
          {!isInAccount && buy && (
            <Button variant="secondary" size="small" icon={<Icon name="plus" className="bl:size-4.5" />} onClick={buy}>
              {t('account.buy')}
            </Button>
          )}
          {!isInAccount && receive && (
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="receive" className="bl:size-4.5" />}
              onClick={receive}
            >
              {t('account.receive')}
            </Button>
          )}
        </span>
      }
    />
  )
}
