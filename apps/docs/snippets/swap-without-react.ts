import { type Kit, selectSwapDetails } from '@bowline/kit-core'
import { approveSwap, reviewSwap, setSwapAmount, setSwapToken, swapTokens, watchSwap } from '@bowline/kit-core/actions'

/** Quotes a swap of the native token; `stop` ends the polling, `go` swaps. */
export function prepareSwap(kit: Kit, { symbol, amount }: { symbol: string; amount: string }) {
  const stop = watchSwap(kit)
  const begin = () => {
    const { phase, tokens } = kit.getState().swap
    if (phase === 'initializing') return
    waiting()
    setSwapToken(kit, { side: 'target', token: tokens.find((coin) => coin.symbol === symbol) })
    setSwapAmount(kit, amount)
  }
  const waiting = kit.subscribe(({ swap }) => swap.phase, begin)
  begin()
  const go = async () => {
    await reviewSwap(kit)
    if (kit.getState().swap.review?.status === 'approve') await approveSwap(kit)
    await swapTokens(kit)
  }
  return { details: () => selectSwapDetails(kit.getState()), go, stop }
}
