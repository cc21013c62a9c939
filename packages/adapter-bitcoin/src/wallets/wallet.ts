/**
 * The interface of a Bitcoin wallet. Each kind of wallet implements it in one file of this folder.
 *
 * Methods reject with kit errors. Members are undefined when the kind of wallet does not support them.
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import type { Chain } from '../chain/chains.js'
import type { BitcoinAccount, SignedPsbt, SignMessageParams, SignPsbtParams } from '../provider/bitcoin-provider.js'

/** The accounts that a wallet shares, and its network. */
export type Opening = {
  readonly accounts: readonly BitcoinAccount[]
  /**
   * Networks that the wallet reports: several when its name for them is ambiguous, an unknown id for an unknown name,
   * empty when it reports none.
   */
  readonly networks: readonly CaipNetworkId[]
}

/** A change that a wallet reports. `accounts` is undefined when it did not report any. */
export type WalletChange = (Pick<Opening, 'networks'> & Partial<Pick<Opening, 'accounts'>>) | 'ended'

/** A Bitcoin wallet. */
export interface BitcoinWallet {
  /** Prompts the user to connect. `inferChain` returns the network of an address when the wallet does not report one. */
  connect(
    caipNetworkId: CaipNetworkId | undefined,
    inferChain: (address: string) => Chain | undefined,
  ): Promise<Opening>
  /** Resolves to the current network, without a prompt; same form as in `Opening`. */
  readonly networks?: () => Promise<Opening['networks']>
  /** Resolves to what the wallet already shares, without a prompt; undefined when it shares nothing. */
  readonly restore?: () => Promise<Opening | undefined>
  readonly disconnect?: () => Promise<void>
  /** Switches the network. Resolves to what the wallet shares there, if the wallet reports it. */
  readonly switchNetwork?: (caipNetworkId: CaipNetworkId) => Promise<Opening | undefined>
  /** False when an account cannot sign messages. If undefined, it is not known before the request. */
  readonly canSign?: (address: string) => boolean
  /** Resolves to the signature in base64. */
  signMessage(params: SignMessageParams): Promise<string>
  /** Resolves to the transaction id. */
  readonly sendTransfer?: (params: { recipient: string; amount: bigint; from: string }) => Promise<string>
  /** Whether the wallet itself sends when `signPsbt` is called with `broadcast`; others only sign. */
  readonly sendsPsbts?: boolean
  signPsbt(params: SignPsbtParams & { caipNetworkId: CaipNetworkId }): Promise<SignedPsbt>
  /** Subscribes to changes; the returned function unsubscribes. */
  readonly onChange?: (listener: (change: WalletChange) => void) => () => void
}
