'use client'

import { useCallback, useEffect, useState } from 'react'

/** How the last copy went; back to rest after a moment. */
export type CopyState = 'rest' | 'copied' | 'failed'

/** How long the answer to a copy is shown. */
export const COPY_ANSWER_MS = 2000

/** The way of before, where a frame or plain http takes the clipboard away: what is selected is copied. Source: R-HOST-76. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside the modal: what is around it can have no focus.
  const place = focused?.parentElement ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand?.('copy') ?? false
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Puts a text on the clipboard and says how that went. Never throws: a page may be denied the clipboard. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  const [answer, setAnswer] = useState<{ state: CopyState }>({ state: 'rest' })

  useEffect(() => {
    if (answer.state === 'rest') return
    const timer = setTimeout(() => setAnswer({ state: 'rest' }), COPY_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (!copyBySelection(text)) {
        setAnswer({ state: 'failed' })
        return false
      }
    }
    setAnswer({ state: 'copied' })
    return true
  }, [])

  return { state: answer.state, copy }
}
