'use client'

/**
 * Providers that sell tokens for fiat.
 *
 * Out     providers   providers, each with a function to open it; `hint` says why one is not available
 *         amountText  text for the current amount and token
 *         opened      page of a provider without status updates, once it was opened
 * Source  R-RAMP-12 to 16, R-RAMP-34 to 36, R-FLOW-44
 */

import {
  cleanText,
  isKitError,
  type OfferedOnrampProvider,
  type OnrampState,
  parseAmount,
  selectOnramp,
} from '@bowline/kit-core'
import { openOnrampProvider, push, showWhatIsABuy, watchOnramp } from '@bowline/kit-core/actions'
import { selectOnrampAmountIssue, toMeldCurrency } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { type MessageFormatters, useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import { getAmountErrorText } from '../onramp/amount-error-text.js'
import { formatMoney } from '../onramp/format-money.js'

/** Providers and rows of OnRampProviders. */
export function useOnrampProvidersView() {
  const kit = useKit()
  const messages = useMessages()
  const locale = useAmountLocale()
  useWatch(watchOnramp)
  const onramp = useKitState((state) => selectOnramp(state, kit.config))
  const amountIssue = useKitState(selectOnrampAmountIssue)
  const namespace = useKitState(({ network }) => network.activeNamespace)
  const { run, error } = useAction(openOnrampProvider)
  const { t, errorText } = messages
  const { providers, opening, purchase, areOptionsLoading, paymentCurrency } = onramp

  return {
    providers: providers.map((provider) => ({
      ...provider,
      hint: getHint(provider, t, toMeldCurrency(namespace)),
      isOpening: opening === provider.name,
      isDisabled: !provider.isSetUp || (opening !== undefined && opening !== provider.name),
      open: () => void run({ provider: provider.name }),
    })),
    areOptionsLoading,
    opening: providers.find(({ name }) => name === opening)?.label,
    amountText:
      amountIssue === undefined
        ? getAmountText(onramp, locale, t)
        : getAmountErrorText(messages, locale, amountIssue, paymentCurrency.id),
    hasPurchases: providers.some(({ name }) => name === 'coinbase'),
    waiting:
      purchase?.provider === 'coinbase' && (purchase.status === 'waiting' || purchase.status === 'late')
        ? purchase
        : undefined,
    opened: purchase?.provider === 'meld' ? purchase : undefined,
    labelOf: (name: string) => providers.find((provider) => provider.name === name)?.label ?? '',
    error: error === undefined || isKitError(error, 'request/aborted') ? undefined : errorText(error),
    chooseAmount: () => push(kit, { view: 'OnRampAmount' }),
    showPurchases: () => push(kit, { view: 'OnRampActivity' }),
    showWaiting: () => push(kit, { view: 'BuyInProgress' }),
    showHelp: () => showWhatIsABuy(kit),
  }
}

function getHint(
  { name, feeRange, isSetUp }: OfferedOnrampProvider,
  t: MessageFormatters['t'],
  symbol: string,
): string {
  if (!isSetUp) return t('onramp.not-set-up')
  return name === 'meld' ? t('onramp.fee-of', { range: feeRange, symbol }) : t('onramp.fee', { range: feeRange })
}

function getAmountText(
  { paymentAmount, paymentCurrency, purchaseCurrency }: OnrampState,
  locale: string,
  t: MessageFormatters['t'],
) {
  const amount = parseAmount(paymentAmount)
  if (amount === undefined) return t('onramp.amount-unset')
  return t('onramp.sum', {
    amount: formatMoney(locale, amount, paymentCurrency.id),
    symbol: cleanText(purchaseCurrency.symbol, { max: 12, fallback: '?' }),
  })
}
