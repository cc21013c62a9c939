'use client'

import { useKitTheme } from '@bowline/ui-react'

export function ThemeSwitch() {
  const { mode, setMode, setVariables } = useKitTheme()
  return (
    <>
      <button type="button" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        Switch theme
      </button>
      <button type="button" onClick={() => setVariables({ '--bl-accent': '#0a7d5a' })}>
        Green accent
      </button>
    </>
  )
}
