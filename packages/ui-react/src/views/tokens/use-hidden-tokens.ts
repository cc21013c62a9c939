'use client'

import { selectHiddenTokens, type TokenBalance } from '@bowline/kit-core'
import { useState } from 'react'
import { useKitState } from '../../kit/use-kit-state.js'

/** What a list of tokens leaves out, and whether the visitor wants to see it. Source: R-ACCT-111. */
export type LeftOut = { readonly count: number; readonly isShown: boolean; readonly toggle: () => void }

const NONE: readonly TokenBalance[] = []

/** `shown` stands at the end of the list. */
export function useHiddenTokens(): LeftOut & { readonly shown: readonly TokenBalance[] } {
  const tokens = useKitState((state) => selectHiddenTokens(state))
  const [isShown, setIsShown] = useState(false)
  return { count: tokens.length, isShown, toggle: () => setIsShown(!isShown), shown: isShown ? tokens : NONE }
}
