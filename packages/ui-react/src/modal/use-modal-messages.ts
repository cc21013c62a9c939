'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { fetchedEnglish, fetchedMessages, fetchMessages, onMessagesFetched } from '../messages/fetched-messages.js'
import { type Messages, withOverrides } from '../messages/messages.js'

/**
 * The texts of the provider's language with the host's own words over them. While another language is on its way, those
 * of the language before; at first English.
 */
export function useModalMessages(): Messages {
  const { kit, locale, overrides } = useKitContext('useModalMessages')
  const found = useSyncExternalStore(onMessagesFetched, () => fetchedMessages(locale))
  const [shown, setShown] = useState(fetchedEnglish)
  const isWhole = found !== undefined && [...shown.parts].every((part) => found.parts.has(part))
  if (isWhole && found !== shown) setShown(found)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on screen when the language changes is fetched in it
  useEffect(() => {
    if (isWhole) return
    fetchMessages(locale, [...shown.parts]).catch((error: unknown) =>
      kit.log.warn(`The texts of ${locale} could not be loaded`, error),
    )
  }, [kit, locale, isWhole])

  const messages = isWhole ? found : shown
  return useMemo(() => withOverrides(messages, overrides), [messages, overrides])
}
