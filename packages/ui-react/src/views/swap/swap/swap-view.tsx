'use client'

import { Button } from '../../../components/button.js'
import { classNames } from '../../../components/class-names.js'
import { ErrorLine } from '../../../components/error-line.js'
import { IconButton } from '../../../components/icon-button.js'
import { LoadingStatus } from '../../../components/loading-status.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { BalanceAge } from '../../account/tokens/balance-age.js'
import { SwapDetails } from './swap-details.js'
import { SwapSide } from './swap-side.js'
import { TokenSymbol } from './token-symbol.js'
import { useSwapView } from './use-swap-view.js'

/** Form of a swap: the token to pay and its amount, the token to receive, the quote, and a button to the review. */
export function SwapView() {
  const { t, messages } = useMessages()
  const {
    source,
    target,
    label,
    press,
    isBusy,
    wait,
    error,
    retry,
    reviewError,
    gasToken,
    areBalancesMissing,
    canSwitch,
    switchTokens,
  } = useSwapView()
  return (
    <section className="bl:flex bl:flex-col bl:gap-3">
      <div aria-busy={isBusy} className="bl:flex bl:flex-col bl:gap-1">
        <SwapSide side={source} peer={target.amount} isLoading={isBusy} />
        {/* Overlaps the edges of both fields, but not the text below the first. */}
        <span
          className={classNames(
            'bl:z-1 bl:self-center bl:rounded-full bl:bg-bg',
            source.error === undefined ? 'bl:-my-4' : 'bl:-mb-4',
          )}
        >
          <IconButton
            label={t('swap.switch')}
            icon="swap"
            aria-disabled={!canSwitch || undefined}
            onClick={canSwitch ? switchTokens : undefined}
            className="bl:bg-surface-hover"
          />
        </span>
        <SwapSide side={target} peer={source.amount} />
      </div>
      {/* Progress, error and quote share one place, so that nothing shifts. */}
      <div
        className={classNames(
          'bl:flex bl:flex-col bl:justify-center bl:gap-3',
          source.token && target.token ? 'bl:min-h-11' : '',
        )}
      >
        <LoadingStatus text={wait} />
        {error !== undefined && (
          <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2">
            <ErrorLine>{error}</ErrorLine>
            <Button variant="secondary" size="small" onClick={retry}>
              {t('modal.try-again')}
            </Button>
          </div>
        )}
        <SwapDetails />
      </div>
      {gasToken !== undefined && (
        <ErrorLine>
          <RichMessage
            messages={messages}
            id="swap.insufficient-gas"
            values={{ token: <TokenSymbol symbol={gasToken} /> }}
          />
        </ErrorLine>
      )}
      <BalanceAge failed={areBalancesMissing ? t('swap.balances-failed') : undefined} />
      <div data-part="footer">
        {reviewError !== undefined && (
          <ErrorLine>
            <bdi>{reviewError}</bdi>
          </ErrorLine>
        )}
        <Button disabled={press === undefined} onClick={(event) => press?.(event.currentTarget)}>
          {label}
        </Button>
      </div>
    </section>
  )
}
