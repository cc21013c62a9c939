import { formatCaipAddress, formatUnits, type Kit, type Network } from '@bowline/kit-core'
import { sendToken } from '@bowline/kit-core/actions'
import type { CaseTransfer } from './chain-setup.js'

type Params = {
  readonly network: Network
  readonly recipient: string
  readonly tokenAddress: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** The number of tokens with this symbol. */
  readonly units: bigint
}

/** Sends a native token or a token with the kit's own action. */
export function sendBySymbol({ network, recipient, tokenAddress, symbol, decimals, units }: Params) {
  const { caipNetworkId } = network
  const token = {
    ...{ name: symbol, symbol, iconUrl: '', price: 1, value: 1, chainId: caipNetworkId },
    ...(tokenAddress !== undefined && { address: formatCaipAddress(caipNetworkId, tokenAddress) }),
    quantity: { decimals: String(decimals), numeric: formatUnits(units, decimals) },
  }
  return async (kit: Kit, { typed }: CaseTransfer): Promise<string> =>
    (await sendToken(kit, { token, amount: typed, recipientAddress: recipient })).hash
}
