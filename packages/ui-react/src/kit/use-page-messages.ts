'use client'

import type { Kit } from '@bowline/kit-core'
import { useEffect, useMemo, useState } from 'react'
import { isLocale } from '../messages/is-locale.js'
import type { MessageOverrides } from '../messages/messages.js'
import { loadPageMessages } from './load-page-messages.js'
import { ENGLISH_PAGE, mergePageMessages, type PageMessages } from './page-messages.js'

/**
 * Texts of the kit's buttons and of a failed modal, with the app's `overrides`: English immediately, another language once it
 * is loaded. Called by `KitProvider`.
 */
export function usePageMessages(kit: Kit, locale: string, overrides: MessageOverrides): PageMessages {
  const [loaded, setLoaded] = useState<{ locale: string; messages: PageMessages }>()

  useEffect(() => {
    if (isEnglish(locale)) return
    let isUnmounted = false
    loadPageMessages(locale)
      .then((messages) => {
        if (!isUnmounted) setLoaded({ locale, messages })
      })
      .catch((error: unknown) => kit.log.warn(`The texts of ${locale} could not be loaded`, error))
    return () => {
      isUnmounted = true
    }
  }, [kit, locale])

  return useMemo(() => {
    if (isEnglish(locale)) return mergePageMessages({ ...ENGLISH_PAGE, locale }, overrides)
    return mergePageMessages(loaded?.locale === locale ? loaded.messages : ENGLISH_PAGE, overrides)
  }, [loaded, locale, overrides])
}

/** Whether the locale is a valid English one. Excludes `en-XA`, the pseudo-locale. */
function isEnglish(locale: string): boolean {
  return /^en(?:-|$)(?!xa)/i.test(locale) && isLocale(locale)
}
