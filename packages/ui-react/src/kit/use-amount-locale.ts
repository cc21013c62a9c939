'use client'

import { isLocale } from '../messages/is-locale.js'
import { useKitContext } from './kit-context.js'

/**
 * Locale in which amounts are formatted, independent of the language of the texts: the locale of the app, else that of the
 * user's browser, else `en-US`. Only for content that is rendered in the browser.
 *
 * Source  R-ACCT-28, R-HOST-13
 */
export function useAmountLocale(): string {
  const { requestedLocale } = useKitContext('useAmountLocale')
  const candidates = [requestedLocale, typeof navigator === 'object' ? navigator.language : undefined]
  return candidates.find((locale) => locale !== undefined && isLocale(locale)) ?? 'en-US'
}
