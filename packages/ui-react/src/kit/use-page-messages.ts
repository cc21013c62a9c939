'use client'

import type { Kit } from '@bowline/kit-core'
import { useEffect, useMemo, useState } from 'react'
import type { MessageOverrides, Messages } from '../messages/messages.js'
import { loadMessageCatalogue } from './load-message-catalogue.js'
import { englishPageMessages, type PageMessages, pageMessagesOf } from './page-messages.js'

/** The buttons' texts: English at once, another language as soon as it is there. */
export function usePageMessages(kit: Kit, locale: string, overrides: MessageOverrides): PageMessages {
  const [loaded, setLoaded] = useState<{ locale: string; messages: Messages }>()

  useEffect(() => {
    if (locale.toLowerCase().split('-')[0] === 'en' && locale.toLowerCase() !== 'en-xa') return
    let isGone = false
    loadMessageCatalogue(locale)
      .then((messages) => {
        if (!isGone) setLoaded({ locale, messages })
      })
      .catch((error: unknown) => kit.log.warn(`The texts of ${locale} could not be loaded`, error))
    return () => {
      isGone = true
    }
  }, [kit, locale])

  return useMemo(() => {
    if (loaded?.locale !== locale) return englishPageMessages('en', overrides)
    return pageMessagesOf(loaded.messages, overrides)
  }, [loaded, locale, overrides])
}
