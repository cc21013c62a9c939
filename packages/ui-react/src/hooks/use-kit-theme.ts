'use client'

import type { KitState, ThemeMode, ThemeVariables } from '@bowline/kit-core'
import { setTheme } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Theme of the kit. */
export type UseKitThemeReturnType = {
  readonly mode: ThemeMode
  readonly variables: ThemeVariables
  readonly setMode: (mode: ThemeMode) => void
  /** Merges variables into the current ones. */
  readonly setVariables: (variables: ThemeVariables) => void
}

const selectMode = ({ config }: KitState) => config.themeMode
const selectVariables = ({ config }: KitState) => config.themeVariables

/** Theme of the kit, and functions to change it. Changes show immediately, also in an open modal. */
export function useKitTheme(): UseKitThemeReturnType {
  const kit = useKit()
  const mode = useKitState(selectMode)
  const variables = useKitState(selectVariables)
  const setMode = useCallback((next: ThemeMode) => setTheme(kit, { mode: next }), [kit])
  const setVariables = useCallback((next: ThemeVariables) => setTheme(kit, { variables: next }), [kit])
  return useMemo(() => ({ mode, variables, setMode, setVariables }), [mode, variables, setMode, setVariables])
}
