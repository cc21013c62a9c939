import { type Kit, NATIVE_ASSET, type Network, type Payment } from '@bowline/kit-core'
import { openPay, payWithWallet } from '@bowline/kit-core/actions'
import type { CaseTransfer } from './chain-setup.js'
import { firstSent, when } from './when.js'

/** The payment and its recipient. */
export type PayParams = {
  readonly network: Network
  readonly recipient: string
  readonly tokenAddress: string | undefined
  readonly symbol: string
  readonly decimals: number
}

/** Opens the payment methods; rejects if the kit shows none. */
export async function showPayment(
  kit: Kit,
  typed: string,
  { network, recipient, tokenAddress = NATIVE_ASSET, symbol, decimals }: PayParams,
): Promise<void> {
  const metadata = { name: symbol, symbol, decimals }
  const payment: Payment = {
    paymentAsset: { network: network.caipNetworkId, asset: tokenAddress, metadata },
    recipient: recipient,
    amount: typed,
  }
  const opening = openPay(kit, payment)
  const shown = await Promise.race([opening, when(kit, ({ pay }) => pay?.payment)])
  if (!shown && !kit.getState().pay?.payment) throw new Error('No payment is shown')
}

/** Pays a native token or a token with the wallet, in the kit's views. */
export function payByKit(params: PayParams) {
  return async (kit: Kit, { typed }: CaseTransfer): Promise<string> => {
    await showPayment(kit, typed, params)
    return firstSent(kit, () => payWithWallet(kit))
  }
}
