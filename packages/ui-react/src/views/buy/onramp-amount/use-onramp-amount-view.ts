'use client'

/**
 * State and actions of OnRampAmount, the form for a purchase.
 *
 * Out     amount, received   amount to pay, and amount of the token to receive
 *         presets, methods   options for the amount and the payment method
 *         press, label   of the main button: fetches a quote, then opens the providers; opens Connect without an account
 *         proceed        opens the provider that was chosen before; undefined without one, or without a quote
 * Source  R-RAMP-13, R-RAMP-16 to 24, R-RAMP-26, R-FLOW-45
 */

import { isKitError, parseAmount, selectActiveAccount, selectOnramp, selectOnrampPhase } from '@bowline/kit-core'
import {
  goBack,
  openOnrampProvider,
  push,
  quoteOnramp,
  setOnrampAmount,
  setPaymentMethod,
  watchOnramp,
} from '@bowline/kit-core/actions'
import { selectOnrampAmountIssue } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import { getAmountErrorText } from '../onramp/amount-error-text.js'
import { formatMoney } from '../onramp/format-money.js'
import { getMethodName } from '../onramp/get-method-name.js'

/** Fields, quote and buttons of OnRampAmount. */
export function useOnrampAmountView() {
  const kit = useKit()
  const messages = useMessages()
  const locale = useAmountLocale()
  useWatch(watchOnramp)
  const onramp = useKitState((state) => selectOnramp(state, kit.config))
  const phase = useKitState(selectOnrampPhase)
  const issue = useKitState(selectOnrampAmountIssue)
  const hasAddress = useKitState((state) => selectActiveAccount(state) !== undefined)
  const previousView = useKitState(({ navigation }) => navigation.history.at(-2)?.view)
  const { run: open, error: openError } = useAction(openOnrampProvider)
  const { t, errorText } = messages
  const { paymentAmount, paymentCurrency, paymentMethod, purchaseAmount, selectedProvider, quote, isEstimate } = onramp
  const amount = parseAmount(paymentAmount)
  const provider = onramp.providers.find(({ name, isSetUp }) => name === selectedProvider && isSetUp)

  const toProviders = () => (previousView === 'OnRampProviders' ? goBack(kit) : push(kit, { view: 'OnRampProviders' }))
  const { run: requestQuote } = useAction(async (_, params: { signal?: AbortSignal }) => {
    if (phase !== 'quoted') await quoteOnramp(kit, params)
    const { error, isEstimate } = kit.getState().onramp
    if (!params.signal?.aborted && error === undefined && !isEstimate) toProviders()
  })
  const canQuote = amount !== undefined && !issue && phase !== 'opening'
  const press = () => {
    if (!hasAddress) push(kit, { view: 'Connect' })
    else if (canQuote) void requestQuote()
  }
  const isFailed = phase === 'quote-failed' && onramp.error
  const wasOpened = openError === undefined || isKitError(openError, 'request/aborted')

  return {
    onramp,
    locale,
    amount: paymentAmount,
    received: isEstimate ? '' : purchaseAmount,
    amountError: issue && getAmountErrorText(messages, locale, issue, paymentCurrency.id),
    write: (text: string) => setOnrampAmount(kit, text),
    presets: onramp.presets.map((preset) => ({
      label: formatMoney(locale, preset, paymentCurrency.id),
      isChosen: amount === preset,
      choose: () => setOnrampAmount(kit, preset),
    })),
    methods: paymentCurrency.payment_method_limits.map(({ id }) => ({
      label: getMethodName(messages, id),
      isChosen: id === paymentMethod,
      choose: () => setPaymentMethod(kit, id),
    })),
    isOpening: phase === 'opening',
    isQuoting: phase === 'quoting',
    quote: phase === 'quoted' ? quote : undefined,
    estimate:
      isEstimate && quote ? formatMoney(locale, quote.purchaseAmount.amount, quote.purchaseAmount.currency) : undefined,
    error: isFailed ? t('onramp-amount.quote-failed') : wasOpened ? undefined : errorText(openError),
    retry: isFailed ? () => void quoteOnramp(kit) : undefined,
    provider,
    label: t(hasAddress ? 'onramp-amount.quotes' : 'button.connect'),
    isOff: hasAddress && !canQuote,
    press,
    proceed:
      hasAddress && provider && phase === 'quoted'
        ? {
            label: t('onramp-amount.continue', { name: provider.label }),
            go: () => void open({ provider: provider.name }),
          }
        : undefined,
    toProviders,
    chooseFiat: () => push(kit, { view: 'OnRampFiatSelect' }),
    chooseToken: () => push(kit, { view: 'OnRampTokenSelect' }),
  }
}
