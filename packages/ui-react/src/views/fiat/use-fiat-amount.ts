/**
 * The amount of a token as money.
 *
 * In      price     of one, in dollars; undefined or 0 where nobody knows it
 *         decimals  of the token
 *         amount    of it, as decimal text
 *         setAmount takes what typed money buys of the token
 * Out     canSwitch the token has a price
 *         isFiat    money is typed
 *         value     what stands in the field then: decimal text, or what was typed where that is no amount
 *         change    takes what is typed
 *         toggle    to money and back; the amount stays
 *         As long as the form is shown, a price that changes changes what typed money buys
 * Source  R-SEND-52 to 54, R-SWAP-113
 */
'use client'

import { useEffect, useState } from 'react'
import { useKit } from '../../kit/use-kit.js'

/** What is written, and what it goes by. */
export type FiatAmountParams = {
  readonly price: number | undefined
  readonly decimals: number
  readonly amount: string
  readonly setAmount: (amount: string) => void
}

type Fiat = {
  readonly rules: typeof import('./fiat-rules.js')
  /** Undefined while the amount was not typed as money. */
  readonly typed?: { readonly text: string; readonly coin: string } | undefined
}

/** What prices are told in. */
export const FIAT = 'USD'

/** The amount as money. */
export function useFiatAmount({ price, decimals, amount, setAmount }: FiatAmountParams) {
  const kit = useKit()
  const [fiat, setFiat] = useState<Fiat>()
  const typed = fiat?.typed?.coin === amount ? fiat.typed : undefined

  const change = (rules: Fiat['rules'], text: string) => {
    if (!price) return
    const coin = rules.coinOf(text, price, decimals)
    setFiat({ rules, typed: { text, coin } })
    setAmount(coin)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another price or token alone changes what was typed
  useEffect(() => {
    if (fiat && typed) change(fiat.rules, typed.text)
  }, [price, decimals])

  const toggle = () => {
    if (fiat) setFiat(undefined)
    else {
      import('./fiat-rules.js').then(
        (rules) => setFiat({ rules }),
        (error: unknown) => kit.log.warn('Amounts cannot be typed as money', error),
      )
    }
  }
  if (!price) return { canSwitch: false, isFiat: false, toggle } as const
  if (!fiat) return { canSwitch: true, isFiat: false, toggle } as const
  return {
    ...{ canSwitch: true, isFiat: true, toggle },
    value: typed?.text ?? fiat.rules.fiatOf(amount, price, fiat.rules.placesOf(FIAT)),
    change: (text: string) => change(fiat.rules, text),
  } as const
}
