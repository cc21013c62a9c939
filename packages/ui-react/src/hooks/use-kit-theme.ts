'use client'

import type { KitState, ThemeMode, ThemeVariables } from '@bowline/kit-core'
import { setTheme } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** The kit's look. */
export type UseKitThemeReturnType = {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  readonly setMode: (mode: ThemeMode) => void
  /** Merged over those in force. */
  readonly setVariables: (variables: ThemeVariables) => void
}

const selectMode = ({ config }: KitState) => config.themeMode
const selectVariables = ({ config }: KitState) => config.themeVariables

/** Reads and changes the look; what is open follows at once. */
export function useKitTheme(): UseKitThemeReturnType {
  const kit = useKit()
  const mode = useKitState(selectMode)
  const variables = useKitState(selectVariables)
  const setMode = useCallback((next: ThemeMode) => setTheme(kit, { mode: next }), [kit])
  const setVariables = useCallback((next: ThemeVariables) => setTheme(kit, { variables: next }), [kit])
  return useMemo(() => ({ mode, variables, setMode, setVariables }), [mode, variables, setMode, setVariables])
}
