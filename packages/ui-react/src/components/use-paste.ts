'use client'

import { useCallback, useState } from 'react'

/** Why the last paste brought nothing; `rest` when it did, or when there was none. */
export type PasteState = 'rest' | 'refused' | 'empty'

/** Reads a text from the clipboard, trimmed. Never throws: a page may be denied the clipboard, or a browser not have it. */
export function usePaste(): { state: PasteState; paste: () => Promise<string | undefined>; reset: () => void } {
  const [state, setState] = useState<PasteState>('rest')

  const paste = useCallback(async () => {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      setState(text === '' ? 'empty' : 'rest')
      return text === '' ? undefined : text
    } catch {
      setState('refused')
      return undefined
    }
  }, [])
  const reset = useCallback(() => setState('rest'), [])

  return { state, paste, reset }
}
