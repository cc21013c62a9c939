'use client'

import type { TokenBalance } from '@bowline/kit-core'
import { NetworkBadge } from '../../../components/network-badge.js'
import { SafeImage } from '../../../components/safe-image.js'
import { Skeleton } from '../../../components/skeleton.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { ResolvedImage } from '../../../kit/use-resolved-image.js'
import { formatFiatValue } from './format-fiat-value.js'
import { formatTokenAmount } from './format-token-amount.js'
import { HiddenAmount } from './hidden-amount.js'
import { getTokenIconKeys } from './token-icon-keys.js'
import { UpdatingIndicator } from './updating-indicator.js'

const ROW_CLASS = 'bl:flex bl:min-h-14 bl:w-full bl:items-center bl:gap-3 bl:px-1 bl:py-1.5'

/** Name and icon of the network, for the badge of each token. */
export type TokenNetwork = ResolvedImage & { readonly name: string }

/** `isHidden`: the user has hidden amounts. */
export type TokenRowProps = { token: TokenBalance; network: TokenNetwork; isHidden: boolean }

/** A token in the Account view: icon, name, amount and, if known, its value. */
export function TokenRow({ token, network, isHidden }: TokenRowProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { name, symbol, iconUrl, quantity, price = 0, value } = token
  const worth = price > 0 && value !== undefined ? formatFiatValue(locale, value) : undefined
  return (
    <div data-part="token-row" className={ROW_CLASS}>
      <NetworkBadge {...network}>
        <SafeImage
          iconKeys={getTokenIconKeys(token.chainId, token.address)}
          fallbackSrc={iconUrl}
          name={symbol || name}
          className="bl:size-10 bl:rounded-full"
        />
      </NetworkBadge>
      <span className="bl:flex bl:min-w-0 bl:flex-1 bl:flex-wrap bl:items-center bl:gap-x-3 bl:text-16">
        <span className="bl:flex bl:max-w-full bl:min-w-0 bl:flex-[1_1_4.5em] bl:flex-col bl:items-start">
          <TokenText text={name} fallback={t('tokens.unknown')} className="bl:font-medium" />
          <span className="bl:max-w-full bl:text-12 bl:text-subtle">
            <TokenText text={symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
          </span>
        </span>
        <span className="bl:ms-auto bl:flex bl:max-w-full bl:flex-col bl:items-end bl:text-end bl:tabular-nums">
          {isHidden ? (
            <HiddenAmount />
          ) : (
            <>
              {worth !== undefined && (
                <bdi translate="no" className="bl:wrap-anywhere">
                  {worth}
                </bdi>
              )}
              <span className="bl:relative">
                <UpdatingIndicator token={token} />
                <bdi
                  translate="no"
                  className={worth === undefined ? 'bl:wrap-anywhere' : 'bl:text-12 bl:text-subtle bl:wrap-anywhere'}
                >
                  {formatTokenAmount(locale, quantity.numeric)}
                </bdi>
              </span>
            </>
          )}
        </span>
      </span>
    </div>
  )
}

/** Placeholder for a token that is loading, as large as its row. */
export function TokenRowSkeleton() {
  return (
    <div aria-hidden="true" data-part="token-row-skeleton" className={ROW_CLASS}>
      <Skeleton className="bl:size-10 bl:flex-none bl:rounded-full" />
      <span className="bl:flex bl:flex-1 bl:flex-col bl:gap-2">
        <Skeleton className="bl:h-4 bl:w-28 bl:rounded-small" />
        <Skeleton className="bl:h-3 bl:w-12 bl:rounded-small" />
      </span>
      <span className="bl:flex bl:flex-col bl:items-end bl:gap-2">
        <Skeleton className="bl:h-4 bl:w-16 bl:rounded-small" />
        <Skeleton className="bl:h-3 bl:w-12 bl:rounded-small" />
      </span>
    </div>
  )
}
