import { type Kit, selectSwapDetails } from '@bowline/kit-core'
import { approveSwap, followSwap, reviewSwap, setSwapAmount, setSwapToken, swapTokens } from '@bowline/kit-core/actions'

/** Quotes a swap of the network's own coin; `stop` ends the asking, `go` swaps. */
export function prepareSwap(kit: Kit, { symbol, amount }: { symbol: string; amount: string }) {
  const stop = followSwap(kit)
  const begin = kit.subscribe(
    ({ swap }) => swap.tokens,
    (tokens) => {
      const token = tokens.find((coin) => coin.symbol === symbol)
      if (token === undefined) return
      begin()
      setSwapToken(kit, { side: 'target', token })
      setSwapAmount(kit, amount)
    },
  )
  const go = async () => {
    await reviewSwap(kit)
    if (kit.getState().swap.review?.status === 'approve') await approveSwap(kit)
    await swapTokens(kit)
  }
  return { details: () => selectSwapDetails(kit.getState()), go, stop }
}
