'use client'

import { useEffect, useMemo, useReducer } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { ENGLISH, type Messages, withOverrides } from '../messages/messages.js'
import { fetchedMessages, fetchMessages } from './modal-messages.js'

/** The texts of the provider's language with the host's own words over them; English until they are there. */
export function useModalMessages(): Messages {
  const { locale, overrides } = useKitContext('useModalMessages')
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const messages = fetchedMessages(locale)

  useEffect(() => {
    if (messages) return
    let isGone = false
    void fetchMessages(locale).then(() => {
      if (!isGone) renderAgain()
    })
    return () => {
      isGone = true
    }
  }, [locale, messages])

  return useMemo(() => withOverrides(messages ?? ENGLISH, overrides), [messages, overrides])
}
