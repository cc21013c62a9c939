'use client'

/**
 * Tokens to choose from for one side of a swap.
 *
 * Out     tokens, suggested   without the token on the other side; suggested are the best known, in two rows on a phone
 *         status              `loading` until there are tokens
 *         pick                sets the token and goes back to the form
 * Source  R-SWAP-07, R-SWAP-44, R-SWAP-45, R-SWAP-123, R-FLOW-42
 */

import { currentRoute, type KitState, type SwapToken } from '@bowline/kit-core'
import { goBack } from '@bowline/kit-core/actions'
import { selectSwapChoices } from '@bowline/kit-core/internal'
import { loadSwapActions } from '../../../kit/load-swap-actions.js'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useWatchSwap } from '../../../kit/use-watch-swap.js'
import type { PickedToken } from '../../shared/token-picker/picked-token.js'
import { toTokenDisplay } from '../swap/to-token-display.js'

const selectSide = ({ navigation }: KitState) => currentRoute(navigation).data.target ?? 'source'

/** Tokens for the side of the current route, suggested tokens, and a function to pick one. */
export function useSwapSelectTokenView() {
  useWatchSwap()
  const side = useKitState(selectSide)
  const choices = useKitState((state) => selectSwapChoices(state, side))
  const suggestions = useKitState(({ swap }) => swap.suggestedTokens)
  const phase = useKitState(({ swap }) => swap.phase)
  const tokens = choices.map(toPicked)
  const { run: pick } = useAction(async (kit, { token }: { token: SwapToken | undefined }) => {
    const { setSwapToken } = await loadSwapActions()
    if (token) setSwapToken(kit, { side, token })
    goBack(kit)
  })
  return {
    tokens,
    suggested: suggestions
      .flatMap(({ address }) => tokens.find(({ key }) => key === address) ?? [])
      .slice(0, MAX_SHOWN_SUGGESTIONS),
    status: choices.length === 0 && phase === 'initializing' ? ('loading' as const) : ('list' as const),
    pick: ({ key }: PickedToken) => void pick({ token: choices.find(({ address }) => address === key) }),
  }
}

const MAX_SHOWN_SUGGESTIONS = 6

function toPicked(token: SwapToken): PickedToken {
  const { address, quantity, value } = token
  const isHeld = /[1-9]/.test(quantity)
  return { ...toTokenDisplay(token), key: address, address, ...(isHeld && { amount: quantity, value }) }
}
