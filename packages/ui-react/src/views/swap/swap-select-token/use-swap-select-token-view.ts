'use client'

/**
 * Tokens to choose from for one side of a swap.
 *
 * Out     tokens, suggested   without the token on the other side; suggested are the best known, in two rows on a phone
 *         status              `loading` until there are tokens; `failed` when they could not be loaded
 *         retry               loads the tokens again
 *         pick                sets the token and goes back to the form
 * Source  R-SWAP-07, R-SWAP-44, R-SWAP-45, R-SWAP-50, R-SWAP-123, R-FLOW-42
 */

import { currentRoute, type KitState, type SwapState, type SwapToken } from '@bowline/kit-core'
import { goBack, retrySwap, setSwapToken, watchSwap } from '@bowline/kit-core/actions'
import { selectSwapChoices } from '@bowline/kit-core/internal'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useWatch } from '../../../kit/use-watch.js'
import type { PickedToken } from '../../shared/token-picker/picked-token.js'
import { toTokenDisplay } from '../swap/to-token-display.js'

const selectSide = ({ navigation }: KitState) => currentRoute(navigation).data.target ?? 'source'

const selectSwap = ({ swap }: KitState) => swap

/** Tokens for the side of the current route, suggested tokens, and a function to pick one. */
export function useSwapSelectTokenView() {
  useWatch(watchSwap)
  const side = useKitState(selectSide)
  const choices = useKitState((state) => selectSwapChoices(state, side))
  const swap = useKitState(selectSwap)
  const tokens = choices.map(toPicked)
  const { run: retry } = useAction((kit) => retrySwap(kit))
  const { run: pick } = useAction((kit, { token }: { token: SwapToken | undefined }) => {
    if (token) setSwapToken(kit, { side, token })
    goBack(kit)
  })
  return {
    tokens,
    suggested: swap.suggestedTokens
      .flatMap(({ address }) => tokens.find(({ key }) => key === address) ?? [])
      .slice(0, MAX_SHOWN_SUGGESTIONS),
    status: choices.length > 0 ? ('list' as const) : getStatusWithoutTokens(swap),
    retry: () => void retry(),
    pick: ({ key }: PickedToken) => void pick({ token: choices.find(({ address }) => address === key) }),
  }
}

const MAX_SHOWN_SUGGESTIONS = 6

/** A network without swaps has no tokens and no error. */
function getStatusWithoutTokens({ phase, error }: SwapState): 'loading' | 'failed' | 'list' {
  if (phase === 'initializing') return 'loading'
  return error === undefined ? 'list' : 'failed'
}

function toPicked(token: SwapToken): PickedToken {
  const { address, quantity, value } = token
  const isHeld = /[1-9]/.test(quantity)
  return { ...toTokenDisplay(token), key: address, address, ...(isHeld && { amount: quantity, value }) }
}
