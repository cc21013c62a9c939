'use client'

/**
 * Lets the user type the amount to send or swap as money instead of in the token.
 *
 * In      price     price of one token in dollars; undefined or 0 when unknown
 *         decimals  decimals of the token
 *         amount    amount of the token, as decimal text
 *         setAmount receives the amount of the token that the typed money buys
 * Out     canSwitch whether the token has a price
 *         isFiat    whether the field contains money
 *         value     text of the field while `isFiat`: decimal text, or the typed text when it is not an amount
 *         change    sets the typed text
 *         toggle    switches between money and token; the amount stays
 *         While the form is mounted, a new price changes the amount that typed money buys
 * Source  R-SEND-52 to 54, R-SWAP-113
 */

import { useEffect, useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'

/** Amount, price and decimals of a token. */
export type FiatAmountParams = {
  readonly price: number | undefined
  readonly decimals: number
  readonly amount: string
  readonly setAmount: (amount: string) => void
}

type Fiat = {
  readonly rules: typeof import('./fiat-amounts.js')
  /** Undefined unless the amount was typed as money. */
  readonly typed?: { readonly text: string; readonly coin: string } | undefined
}

/** Currency of token prices, in which the user can type amounts in Send and Swap. */
export const FIAT_CURRENCY = 'USD'

/** Switch between token and money for an amount field, and the field's value while it contains money. */
export function useFiatAmount({ price, decimals, amount, setAmount }: FiatAmountParams) {
  const kit = useKit()
  const [fiat, setFiat] = useState<Fiat>()
  const typed = fiat?.typed?.coin === amount ? fiat.typed : undefined

  const change = (rules: Fiat['rules'], text: string) => {
    if (!price) return
    const coin = rules.toTokenAmount(text, price, decimals)
    setFiat({ rules, typed: { text, coin } })
    setAmount(coin)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the price or the token changes
  useEffect(() => {
    if (fiat && typed) change(fiat.rules, typed.text)
  }, [price, decimals])

  const toggle = () => {
    if (fiat) setFiat(undefined)
    else {
      import('./fiat-amounts.js').then(
        (rules) => setFiat({ rules }),
        (error: unknown) => kit.log.warn('Amounts cannot be typed as money', error),
      )
    }
  }
  if (!price) return { canSwitch: false, isFiat: false, toggle } as const
  if (!fiat) return { canSwitch: true, isFiat: false, toggle } as const
  return {
    ...{ canSwitch: true, isFiat: true, toggle },
    value: typed?.text ?? fiat.rules.toFiatAmount(amount, price, fiat.rules.getCurrencyDecimals(FIAT_CURRENCY)),
    change: (text: string) => change(fiat.rules, text),
  } as const
}
