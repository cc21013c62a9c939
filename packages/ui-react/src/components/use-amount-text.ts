/**
 * The text of a field that holds an amount, in the visitor's way of writing.
 *
 * In      locale     the visitor's
 *         value      decimal text; what is none is shown as it is
 *         onChange   is told decimal text; what was typed where that is no amount, and nothing while it can mean two; absent
 *                    where the amount is for reading
 *         words      that may stand beside the number; once it is read, it is written without them
 * Out     text       as typed, until the amount is changed otherwise
 *         readings   the two amounts it can mean, each with the words that cannot be read in two ways; none where it is clear
 * Source  R-SEND-60 to R-SEND-62, R-SEND-135
 */
'use client'

import { parseAmount, parseAmountCandidates } from '@bowline/kit-core'
import { useState } from 'react'
import { formatDecimal } from '../messages/format-decimal.js'
import { numberMarks } from '../messages/number-separators.js'

/** What an amount can mean. */
export type AmountReading = { readonly words: string; readonly choose: () => void }

/** Digits of a fraction that could be a group. */
const GROUP = 3

/** The text, and what it can mean. */
export function useAmountText(
  locale: string,
  value: string,
  onChange: ((amount: string) => void) | undefined,
  words: readonly string[] | undefined,
) {
  const [typed, setTyped] = useState({ text: '', amount: '' })
  const write = (amount: string) => formatDecimal(locale, amount, { useGrouping: onChange === undefined })
  const known = parseAmount(value)
  const isTyped = typed.amount === value
  const text = isTyped ? typed.text : known === undefined ? value : write(known)
  const read = (text: string) => parseAmountCandidates(text, numberMarks(locale), words)
  const readings = isTyped ? read(text) : []
  const take = (next: string, amount: string) => {
    setTyped({ text: next, amount })
    onChange?.(amount)
  }
  return {
    text,
    type: (next: string) => {
      const [amount = next, other] = read(next)
      const isBare = amount === next || parseAmountCandidates(next, numberMarks(locale)).length > 0
      if (other !== undefined) take(next, '')
      else take(isBare ? next : write(amount), amount)
    },
    readings: readings.length < 2 ? [] : readings.map((amount) => readingOf(amount)),
  }

  function readingOf(amount: string): AmountReading {
    const [, fraction = ''] = amount.split('.')
    return {
      words: write(fraction.length === GROUP ? `${amount}0` : amount),
      choose: () => take(write(amount), amount),
    }
  }
}
