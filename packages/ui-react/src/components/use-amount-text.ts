'use client'

/**
 * Text of an `AmountField`, formatted in the user's locale.
 *
 * In      locale     locale in which the user writes amounts
 *         value      decimal text; any other text is shown unchanged
 *         onChange   receives decimal text, the typed text when it is not an amount, or '' when it is ambiguous; absent for a
 *                    read-only amount
 *         affixes    texts allowed next to the amount; they are removed once the amount is parsed
 * Out     text       the text as typed, until the amount changes in another way
 *         type       sets the text as the user types it
 *         candidates the two amounts an ambiguous text can mean, each with an unambiguous text; empty when it is clear
 * Source  R-SEND-60 to R-SEND-62, R-SEND-135
 */

import { parseAmount } from '@bowline/kit-core'
import { parseAmountCandidates } from '@bowline/kit-core/internal'
import { useState } from 'react'
import { formatDecimal } from '../messages/format-decimal.js'
import { getNumberSeparators } from '../messages/number-separators.js'

/** One of the amounts that an ambiguous text can mean. */
export type AmountCandidate = { readonly text: string; readonly choose: () => void }

/** Length of a fraction that could also be a group of thousands. */
const GROUP_DIGITS = 3

/** Text of the field, a function to type into it, and the amounts an ambiguous text can mean. */
export function useAmountText(
  locale: string,
  value: string,
  onChange: ((amount: string) => void) | undefined,
  affixes: readonly string[] | undefined,
) {
  const [typed, setTyped] = useState({ text: '', amount: '' })
  const format = (amount: string) => formatDecimal(locale, amount, { useGrouping: onChange === undefined })
  const parsed = parseAmount(value)
  const isTyped = typed.amount === value
  const text = isTyped ? typed.text : parsed === undefined ? value : format(parsed)
  const parse = (text: string) => parseAmountCandidates(text, getNumberSeparators(locale), affixes)
  const candidates = isTyped ? parse(text) : []
  const change = (next: string, amount: string) => {
    setTyped({ text: next, amount })
    onChange?.(amount)
  }
  return {
    text,
    type: (next: string) => {
      const [amount = next, other] = parse(next)
      const isBare = amount === next || parseAmountCandidates(next, getNumberSeparators(locale)).length > 0
      if (other !== undefined) change(next, '')
      else change(isBare ? next : format(amount), amount)
    },
    candidates: candidates.length < 2 ? [] : candidates.map((amount) => toCandidate(amount)),
  }

  function toCandidate(amount: string): AmountCandidate {
    const [, fraction = ''] = amount.split('.')
    return {
      text: format(fraction.length === GROUP_DIGITS ? `${amount}0` : amount),
      choose: () => change(format(amount), amount),
    }
  }
}
