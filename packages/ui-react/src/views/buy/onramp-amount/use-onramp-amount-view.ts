'use client'

/**
 * State and actions of OnRampAmount, the form for a purchase.
 *
 * Out     amount, received   amount to pay, and amount of the token to receive
 *         presets, methods   options for the amount and the payment method
 *         terms, opened  of Meld, which is not quoted: fee and token, and its page once it was opened
 *         provider       the one chosen before, else the first that is set up
 *         press, label   of the main button: opens the provider's page; fetches a failed quote again; opens Connect without an
 *                        account, and the providers when none is set up
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
import { selectOnrampAmountIssue, toMeldCurrency } from '@bowline/kit-core/internal'
import { getCurrencySign } from '../../../components/amount-affixes.js'
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
  const quotePhase = useKitState(selectOnrampPhase)
  const issue = useKitState(selectOnrampAmountIssue)
  const namespace = useKitState(({ network }) => network.activeNamespace)
  const hasAddress = useKitState((state) => selectActiveAccount(state) !== undefined)
  const previousView = useKitState(({ navigation }) => navigation.history.at(-2)?.view)
  const { run: open, error: openError } = useAction(openOnrampProvider)
  const { t, errorText } = messages
  const { paymentAmount, paymentCurrency, paymentMethod, purchaseAmount, selectedProvider, quote, isEstimate } = onramp
  const amount = parseAmount(paymentAmount)
  const ready = onramp.providers.filter(({ isSetUp }) => isSetUp)
  const provider = ready.find(({ name }) => name === selectedProvider) ?? ready[0]
  // The service quotes the price at Coinbase, which is no price at Meld, and without which Meld can be opened.
  const isMeld = provider?.name === 'meld'
  const phase = isMeld && quotePhase !== 'opening' ? 'idle' : quotePhase
  const isQuoted = phase === 'quoted'

  const toProviders = () => (previousView === 'OnRampProviders' ? goBack(kit) : push(kit, { view: 'OnRampProviders' }))
  const isDisabled = hasAddress && provider !== undefined && (amount === undefined || issue !== undefined)
  const isFailed = phase === 'quote-failed'
  const press = () => {
    if (!hasAddress) push(kit, { view: 'Connect' })
    else if (provider === undefined) toProviders()
    else if (isDisabled || phase === 'quoting' || phase === 'opening') return
    else if (isFailed) void quoteOnramp(kit)
    else void open({ provider: provider.name })
  }
  const getLabel = () => {
    if (!hasAddress) return t('button.connect')
    if (provider === undefined) return t('onramp-amount.provider-unset')
    return isFailed ? t('modal.try-again') : t('onramp-amount.continue', { name: provider.label })
  }
  const wasOpened = openError === undefined || isKitError(openError, 'request/aborted')

  return {
    onramp,
    locale,
    amount: paymentAmount,
    sign: getCurrencySign(locale, paymentCurrency.id),
    received: isQuoted && !isEstimate ? purchaseAmount : '',
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
    quote: isQuoted ? quote : undefined,
    estimate:
      isEstimate && quote && !isMeld
        ? formatMoney(locale, quote.purchaseAmount.amount, quote.purchaseAmount.currency)
        : undefined,
    error: isFailed ? t('onramp-amount.quote-failed') : wasOpened ? undefined : errorText(openError),
    provider,
    terms: isMeld ? t('onramp.fee-of', { range: provider.feeRange, symbol: toMeldCurrency(namespace) }) : undefined,
    opened: isMeld && onramp.purchase?.provider === 'meld' ? onramp.purchase.url : undefined,
    label: getLabel(),
    isDisabled,
    press,
    toProviders,
    chooseFiat: () => push(kit, { view: 'OnRampFiatSelect' }),
    chooseToken: () => push(kit, { view: 'OnRampTokenSelect' }),
  }
}
