'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useFundingActions } from './use-funding-actions.js'

/** Shown instead of an empty token list in Account and Send, with buttons to buy, receive or fund where available. */
export function NoTokens() {
  const { t } = useMessages()
  const { buy, receive, fund } = useFundingActions()
  return (
    <StatusPlaceholder
      icon="wallet"
      title={t('tokens.empty')}
      hint={t('tokens.empty-hint')}
      action={
        <span className="bl:flex bl:flex-wrap bl:justify-center bl:gap-2">
          {buy && (
            <Button variant="secondary" size="small" icon={<Icon name="plus" className="bl:size-4.5" />} onClick={buy}>
              {t('account.buy')}
            </Button>
          )}
          {receive && (
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="receive" className="bl:size-4.5" />}
              onClick={receive}
            >
              {t('account.receive')}
            </Button>
          )}
          {fund && (
            <Button variant="quiet" size="small" onClick={fund}>
              {t('tokens.fund')}
            </Button>
          )}
        </span>
      }
    />
  )
}
