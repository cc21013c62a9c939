'use client'

import { type KitState, selectActiveAccount, selectActiveNetwork } from '@bowline/kit-core'
import { startDeposit } from '@bowline/kit-core/actions'
import { PayError } from '@bowline/kit-core/errors'
import { useState } from 'react'
import { getTokenAffixes } from '../../../components/amount-affixes.js'
import { AmountField } from '../../../components/amount-field.js'
import { Button } from '../../../components/button.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useAction } from '../../../kit/use-action.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'

/**
 * Shown by Pay without a payment: form for the amount of the native token to deposit to the account. An error without an
 * account.
 */
export function DepositForm() {
  const locale = useAmountLocale()
  const { t, errorText } = useMessages()
  const network = useKitState(selectDepositNetwork)
  const [amount, setAmount] = useState('')
  const { run, error } = useAction((kit, params: { amount: string }) => startDeposit(kit, params))
  if (!network) {
    return (
      <section>
        <StatusPlaceholder icon="warning" tone="danger" title={errorText(new PayError('INVALID_PAYMENT_CONFIG'))} />
      </section>
    )
  }
  const submit = () => {
    if (amount.trim() !== '') void run({ amount })
  }
  return (
    <section className="bl:flex bl:flex-col bl:gap-4">
      <AmountField
        label={t('pay.amount')}
        locale={locale}
        value={amount}
        onChange={setAmount}
        affixes={getTokenAffixes(network.nativeCurrency.symbol)}
        question={t('pay.which-amount')}
        onEnter={submit}
        error={error === undefined ? undefined : errorText(error)}
        autoFocus
        token={<UntrustedText text={network.nativeCurrency.symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />}
      />
      <div data-part="footer">
        <Button disabled={amount.trim() === ''} onClick={submit}>
          {t('pay.continue')}
        </Button>
      </div>
    </section>
  )
}

function selectDepositNetwork(state: KitState) {
  return selectActiveAccount(state) && selectActiveNetwork(state)
}
