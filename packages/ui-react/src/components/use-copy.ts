'use client'

import { useCallback, useEffect, useState } from 'react'

/** Result of the last copy; `rest` again after 2 s. */
export type CopyState = 'rest' | 'copied' | 'failed'

/** How long the result of a copy is shown, in ms. */
export const COPY_FEEDBACK_MS = 2000

/** Fallback when a frame or plain http has no clipboard access: copies a selected text field. Source: R-HOST-76. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside the modal, because elements outside it cannot take focus.
  const container = focused?.parentElement ?? document.body
  container.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand?.('copy') ?? false
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** `copy` writes a text to the clipboard and resolves to whether it succeeded. Never rejects: browsers can deny access. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<boolean> } {
  const [result, setResult] = useState<{ state: CopyState }>({ state: 'rest' })

  useEffect(() => {
    if (result.state === 'rest') return
    const timer = setTimeout(() => setResult({ state: 'rest' }), COPY_FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (!copyBySelection(text)) {
        setResult({ state: 'failed' })
        return false
      }
    }
    setResult({ state: 'copied' })
    return true
  }, [])

  return { state: result.state, copy }
}
