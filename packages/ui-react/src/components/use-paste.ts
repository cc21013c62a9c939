'use client'

import { useCallback, useState } from 'react'

/** Why the last paste returned no text; `rest` when it returned one, or when there was none. */
export type PasteState = 'rest' | 'refused' | 'empty'

/** Reads trimmed text from the clipboard. Never throws: browsers can deny clipboard access or lack the API. */
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
