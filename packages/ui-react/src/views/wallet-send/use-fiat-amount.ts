/**
 * The amount of a transfer as money.
 *
 * In      send      of it
 * Out     canSwitch the token has a price
 *         isFiat    money is typed
 *         value     what stands in the field then: decimal text, or what was typed where that is no amount
 *         change    takes what is typed; what it buys of the token is what is sent
 *         toggle    to money, whose code is loaded then, and back; the amount stays
 *         As long as the form is shown, a price that changes changes what typed money buys
 * Source  R-SEND-52 to 54
 */
'use client'

import type { SendState } from '@bowline/kit-core'
import { setSendAmount } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../kit/use-kit.js'

type Fiat = {
  readonly rules: typeof import('../fiat/fiat-rules.js')
  /** Undefined while the amount was not typed as money. */
  readonly typed?: { readonly text: string; readonly coin: string } | undefined
}

/** What prices are told in. */
export const FIAT = 'USD'

/** The amount as money. */
export function useFiatAmount({ token, sendTokenAmount = '' }: SendState) {
  const kit = useKit()
  const [fiat, setFiat] = useState<Fiat>()
  const price = token?.price || undefined
  const decimals = Number(token?.quantity.decimals)
  const typed = fiat?.typed?.coin === sendTokenAmount ? fiat.typed : undefined

  const change = (rules: Fiat['rules'], text: string) => {
    if (price === undefined) return
    const coin = rules.coinOf(text, price, decimals)
    setFiat({ rules, typed: { text, coin } })
    setSendAmount(kit, coin)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another price or token alone changes what was typed
  useEffect(() => {
    if (fiat && typed) change(fiat.rules, typed.text)
  }, [price, decimals])

  const toggle = () => {
    if (fiat) setFiat(undefined)
    else {
      import('../fiat/fiat-rules.js').then(
        (rules) => setFiat({ rules }),
        (error: unknown) => kit.log.warn('Amounts cannot be typed as money', error),
      )
    }
  }
  const canSwitch = price !== undefined
  if (!fiat || !canSwitch) return { canSwitch, isFiat: false, toggle } as const
  return {
    ...{ canSwitch, isFiat: true, toggle },
    value: typed?.text ?? fiat.rules.fiatOf(sendTokenAmount, price, fiat.rules.placesOf(FIAT)),
    change: (text: string) => change(fiat.rules, text),
  } as const
}
