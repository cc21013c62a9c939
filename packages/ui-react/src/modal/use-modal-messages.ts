'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { fetchedEnglish, fetchedMessages, fetchMessages, onMessagesFetched } from '../messages/fetched-messages.js'
import { type Messages, withOverrides } from '../messages/messages.js'

/**
 * Texts for the modal in the provider's locale, with the app's own texts replacing them. While another language loads, returns
 * the texts of the previous language, at first English.
 */
export function useModalMessages(): Messages {
  const { kit, locale, overrides } = useKitContext('useModalMessages')
  const found = useSyncExternalStore(onMessagesFetched, () => fetchedMessages(locale))
  const [shown, setShown] = useState(fetchedEnglish)
  const isComplete = found !== undefined && [...shown.parts].every((part) => found.parts.has(part))
  if (isComplete && found !== shown) setShown(found)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language needs the parts that are on screen
  useEffect(() => {
    if (isComplete) return
    fetchMessages(locale, [...shown.parts]).catch((error: unknown) =>
      kit.log.warn(`The texts of ${locale} could not be loaded`, error),
    )
  }, [kit, locale, isComplete])

  const messages = isComplete ? found : shown
  return useMemo(() => withOverrides(messages, overrides), [messages, overrides])
}
