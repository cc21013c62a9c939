'use client'

import { useCallback, useEffect, useState } from 'react'

/** How the last copy went; back to rest after a moment. */
export type CopyState = 'rest' | 'copied' | 'failed'

/** How long the answer to a copy is shown. */
export const COPY_ANSWER_MS = 2000

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
      setAnswer({ state: 'copied' })
      return true
    } catch {
      setAnswer({ state: 'failed' })
      return false
    }
  }, [])

  return { state: answer.state, copy }
}
