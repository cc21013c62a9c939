/**
 * The state of the kit's Solana wallets inside a `SolanaWalletProvider`, in the form that `useWallet` returns.
 *
 * Source  @solana/wallet-adapter-react; spec R-CONN-111
 */
import { type KitState, selectNamespaceStatus } from '@bowline/kit-core'
import type { PublicKey } from '@solana/web3.js'
import type { WalletCapabilities } from './wallet-capabilities.js'
import type { ListedWallet } from './wallet-list.js'

/** State of the wallets. */
export type BridgeState = {
  readonly wallets: ListedWallet[]
  readonly wallet: ListedWallet | null
  readonly publicKey: PublicKey | null
  readonly connected: boolean
  readonly connecting: boolean
  readonly disconnecting: boolean
  /** What the connected wallet can do; undefined while none is connected. */
  readonly capabilities: WalletCapabilities | undefined
}

/** Initial state, before any wallet has been discovered. */
export function getInitialBridgeState(state: KitState): BridgeState {
  return {
    wallets: [],
    wallet: null,
    publicKey: null,
    connected: false,
    connecting: selectNamespaceStatus(state, 'solana') !== 'disconnected',
    disconnecting: false,
    capabilities: undefined,
  }
}

/** Whether two states are equal. */
export function isSameState(one: BridgeState, other: BridgeState): boolean {
  return (
    one.wallets === other.wallets &&
    one.wallet === other.wallet &&
    one.publicKey === other.publicKey &&
    one.connected === other.connected &&
    one.connecting === other.connecting &&
    one.disconnecting === other.disconnecting &&
    one.capabilities === other.capabilities
  )
}
