'use client'

import { Button } from '../../../components/button.js'
import { Notice } from '../../../components/notice.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { BalanceAge } from '../../account/tokens/balance-age.js'
import { NoTokens } from '../../account/tokens/no-tokens.js'
import { RetryButton } from '../../account/tokens/retry-button.js'
import { TokensFailed } from '../../account/tokens/tokens-failed.js'
import { SendDangers, SendWarnings } from '../wallet-send-preview/send-warnings.js'
import { RecipientField } from './recipient-field.js'
import { SendAmount } from './send-amount.js'
import { useFocusFallback } from './use-focus-fallback.js'
import { useWalletSendView } from './use-wallet-send-view.js'

/** Form of a transfer: token, amount and recipient; or why the account has nothing to send. */
export function WalletSendView() {
  const { t } = useMessages()
  const { phase, send, problem, isBusy, preview, press, ...view } = useWalletSendView()
  const isForm = phase === 'ready' || phase === 'loading' || (phase === 'failed' && send.tokenBalances.length > 0)
  const section = useFocusFallback(isForm ? 'form' : phase)
  const retry = <RetryButton blockedUntilMs={view.blockedUntilMs} isBusy={false} onRetry={view.retry} />
  return (
    <>
      <VisuallyHidden role="status">{phase === 'loading' ? t('tokens.loading') : ''}</VisuallyHidden>
      <section
        ref={section}
        tabIndex={-1}
        aria-busy={phase === 'loading' || isBusy}
        className="bl:flex bl:flex-col bl:gap-4 bl:focus-visible:outline-none"
      >
        {phase === 'unsupported' && <StatusPlaceholder icon="network" title={t('account.action-unsupported')} />}
        {phase === 'empty' && <NoTokens />}
        {phase === 'failed' && !isForm && <TokensFailed retry={retry} />}
        {isForm && (
          <>
            <SendAmount
              send={send}
              error={view.amountError}
              isLoading={phase === 'loading'}
              isHidden={view.isHidden}
              isBusy={isBusy}
              onChange={view.changeAmount}
              onEnter={preview}
              onMax={view.fillMax}
              onTokens={view.openTokens}
            />
            <RecipientField
              send={send}
              hasNames={view.hasNames}
              isBusy={isBusy}
              onChange={view.changeRecipient}
              onEnter={preview}
              onSwitch={view.switchForRecipient}
            />
            <SendDangers send={send}>
              {send.lookalike !== undefined && !send.isLookalikeConfirmed && (
                <Notice tone="danger">{t('send.lookalike')}</Notice>
              )}
            </SendDangers>
            <SendWarnings send={send} />
            <BalanceAge failed={phase === 'failed' ? t('tokens.failed') : undefined} onRetry={view.retry} />
            <div data-part="footer">
              <Button
                loading={isBusy}
                disabled={press === undefined}
                onClick={({ currentTarget }) => press?.(currentTarget)}
              >
                {t(`send.${problem ?? 'preview'}`)}
              </Button>
            </div>
          </>
        )}
      </section>
    </>
  )
}
