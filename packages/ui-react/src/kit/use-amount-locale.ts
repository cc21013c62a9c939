'use client'

import { isLocale } from '../messages/is-locale.js'
import { useKitContext } from './kit-context.js'

/**
 * How amounts are written, whatever language the words are in: the host's locale, else that of the visitor's browser, else
 * `en-US`. For what is drawn in the browser alone.
 *
 * Source  R-ACCT-28, R-HOST-13
 */
export function useAmountLocale(): string {
  const { askedLocale } = useKitContext('useAmountLocale')
  const wanted = [askedLocale, typeof navigator === 'object' ? navigator.language : undefined]
  return wanted.find((locale) => locale !== undefined && isLocale(locale)) ?? 'en-US'
}
