import type { Kit, Network } from '@bowline/kit-core'
import { sendToken } from '@bowline/kit-core/actions'

/** Sends an amount of a native token, as decimal text, with the kit's own action. */
export function sendNativeToken(
  kit: Kit,
  network: Network,
  amount: string,
  recipientAddress: string,
): Promise<unknown> {
  const { name, symbol, decimals } = network.nativeCurrency
  const token = {
    ...{ name, symbol, iconUrl: '', price: 1, value: 1 },
    chainId: network.caipNetworkId,
    quantity: { decimals: String(decimals), numeric: '0.005' },
  }
  return sendToken(kit, { token, amount, recipientAddress })
}
