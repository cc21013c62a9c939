'use client'

import { useCallback, useState } from 'react'

/** Why the last paste returned no text; `rest` when it returned one, or when there was none. */
export type PasteState = 'rest' | 'denied' | 'empty'

/**
 * `paste` resolves to the clipboard's trimmed text, or to undefined when it is empty or denied. Never rejects. For the paste
 * button of Send's recipient field.
 */
export function usePaste(): { state: PasteState; paste: () => Promise<string | undefined>; reset: () => void } {
  const [state, setState] = useState<PasteState>('rest')

  const paste = useCallback(async () => {
    try {
      const text = (await navigator.clipboard.readText()).trim()
      setState(text === '' ? 'empty' : 'rest')
      return text === '' ? undefined : text
    } catch {
      setState('denied')
      return undefined
    }
  }, [])
  const reset = useCallback(() => setState('rest'), [])

  return { state, paste, reset }
}
