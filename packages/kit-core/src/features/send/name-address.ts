/**
 * Selects which address of a recipient's name to use on an EVM network.
 *
 * In      addresses   by coin type
 * Out     the address for this network, else the one for all EVM networks, else the one on Ethereum (on Ethereum itself, its own
 *         comes first). Undefined when the name has none of them
 * Source  spec R-SEND-75; SLIP-44, ENSIP-11, ENSIP-19
 */
import type { NameAddress } from '@bowline/api-client'
import { EVM_COIN_BIT } from '../names/coin-type.js'

const ETHER_COIN = 60
const ETHEREUM = 1

/** An address of a name. `isElsewhere`: it is set for Ethereum only, and the network is another one. */
export type NamedAddress = { readonly address: string; readonly isElsewhere: boolean }

export function selectNameAddress(
  addresses: Readonly<Record<string, NameAddress>>,
  chainId: number,
): NamedAddress | undefined {
  const ofEthereum = addresses[String(ETHER_COIN)]
  const ofNetwork = addresses[String(EVM_COIN_BIT + chainId)]
  const ofAll = addresses[String(EVM_COIN_BIT)]
  const own = chainId === ETHEREUM ? (ofEthereum ?? ofNetwork ?? ofAll) : (ofNetwork ?? ofAll)
  const found = own ?? ofEthereum
  return found && { address: found.address, isElsewhere: own === undefined }
}
