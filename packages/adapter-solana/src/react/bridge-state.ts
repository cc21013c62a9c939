/**
 * How the kit's Solana wallets stand, as `useWallet` tells it.
 *
 * Source  @solana/wallet-adapter-react; spec R-CONN-111
 */
import { type KitState, selectNamespaceStatus } from '@bowline/kit-core'
import type { PublicKey } from '@solana/web3.js'
import type { WalletOffer } from './wallet-capabilities.js'
import type { ListedWallet } from './wallet-list.js'

/** How the wallets stand. */
export type BridgeState = {
  readonly wallets: ListedWallet[]
  readonly wallet: ListedWallet | null
  readonly publicKey: PublicKey | null
  readonly connected: boolean
  readonly connecting: boolean
  readonly disconnecting: boolean
  /** What the connected wallet can be asked. */
  readonly offer: WalletOffer | undefined
}

/** What can be told of the wallets before any is looked for. */
export function firstBridgeState(state: KitState): BridgeState {
  return {
    wallets: [],
    wallet: null,
    publicKey: null,
    connected: false,
    connecting: selectNamespaceStatus(state, 'solana') !== 'disconnected',
    disconnecting: false,
    offer: undefined,
  }
}

/** Whether two states tell the same. */
export function isSameState(one: BridgeState, other: BridgeState): boolean {
  return (
    one.wallets === other.wallets &&
    one.wallet === other.wallet &&
    one.publicKey === other.publicKey &&
    one.connected === other.connected &&
    one.connecting === other.connecting &&
    one.disconnecting === other.disconnecting &&
    one.offer === other.offer
  )
}
