'use client'

import { selectHiddenTokens, type TokenBalance } from '@bowline/kit-core'
import { useState } from 'react'
import { useKitState } from '../../../kit/use-kit-state.js'

/** Number of tokens that a list hides, and whether the user shows them. Source: R-ACCT-111. */
export type HiddenTokensState = { readonly count: number; readonly isShown: boolean; readonly toggle: () => void }

const NONE: readonly TokenBalance[] = []

/**
 * Tokens of the active account that lists hide: phishing, or without decimals. `shown` is empty until the user shows them;
 * append it to the list.
 */
export function useHiddenTokens(): HiddenTokensState & { readonly shown: readonly TokenBalance[] } {
  const tokens = useKitState((state) => selectHiddenTokens(state))
  const [isShown, setIsShown] = useState(false)
  return { count: tokens.length, isShown, toggle: () => setIsShown(!isShown), shown: isShown ? tokens : NONE }
}
