import { type Kit, selectOnramp } from '@bowline/kit-core'
import { openOnrampProvider, quoteOnramp, setOnrampAmount, watchOnramp } from '@bowline/kit-core/actions'

/** Quotes a purchase; `stop` ends it, `go` opens Coinbase and must be called within a click. */
export async function prepareBuy(kit: Kit, { amount }: { amount: string }) {
  const stop = watchOnramp(kit)
  setOnrampAmount(kit, amount)
  const quote = await quoteOnramp(kit)
  const words = quote === null ? selectOnramp(kit.getState(), kit.config).error : undefined
  return { quote, words, go: () => openOnrampProvider(kit, { provider: 'coinbase' }), stop }
}
