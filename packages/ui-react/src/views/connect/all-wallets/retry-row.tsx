'use client'

import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `isBusy`: the failed page is loading again. */
export type RetryRowProps = { isBusy: boolean; onRetry: () => void }

/** Error below the grid of AllWallets when a further page failed to load, with a button to retry. */
export function RetryRow({ isBusy, onRetry }: RetryRowProps) {
  const { t } = useMessages()
  return (
    <div className="bl:flex bl:items-center bl:gap-3">
      <ErrorLine className="bl:flex-1">{t('all-wallets.more-failed')}</ErrorLine>
      <Button
        variant="secondary"
        className="bl:flex-none"
        size="small"
        icon={<Icon name="retry" className="bl:size-4.5" />}
        loading={isBusy}
        onClick={onRetry}
      >
        {t('all-wallets.try-again')}
      </Button>
    </div>
  )
}
