/**
 * A Bitcoin wallet, however it is spoken to. Each kind of wallet is one file beside this one.
 *
 * What rejects does so with an error of the kit. Absent members are what the kind cannot do.
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import type { Chain } from '../chain/chains.js'
import type { BitcoinAccount, SignedPsbt, SignMessageParams, SignPsbtParams } from '../provider/bitcoin-provider.js'

/** What a wallet opened. */
export type Opening = {
  readonly accounts: readonly BitcoinAccount[]
  /**
   * Where it says it is: several networks where its words are said of several, an unknown one for a name that nobody knows,
   * none when it says nothing.
   */
  readonly networks: readonly CaipNetworkId[]
}

/** What a wallet tells without being asked; its accounts are undefined when it did not say. */
export type WalletChange = (Pick<Opening, 'networks'> & Partial<Pick<Opening, 'accounts'>>) | 'ended'

/** A wallet. */
export interface BitcoinWallet {
  /** Asks the person. `fitting` is the network of an address where the wallet does not say. */
  connect(caipNetworkId: CaipNetworkId | undefined, fitting: (address: string) => Chain | undefined): Promise<Opening>
  /** Where it says it is at this moment, without a window; as in what it opened. */
  readonly networks?: () => Promise<Opening['networks']>
  /** What is open already, without a window; undefined when nothing is. */
  readonly restore?: () => Promise<Opening | undefined>
  readonly disconnect?: () => Promise<void>
  /** Moves to another network; resolves to what is open there, if the wallet says. */
  readonly switchNetwork?: (caipNetworkId: CaipNetworkId) => Promise<Opening | undefined>
  /** False where an account is known to sign no messages; where absent, nobody knows before it is asked. */
  readonly canSign?: (address: string) => boolean
  /** Resolves to base64. */
  signMessage(params: SignMessageParams): Promise<string>
  /** Resolves to the transaction's id. */
  readonly sendTransfer?: (params: { recipient: string; amount: bigint; from: string }) => Promise<string>
  /** Whether it sends what `signPsbt` with `broadcast` asks for; others only sign. */
  readonly sendsPsbts?: boolean
  signPsbt(params: SignPsbtParams & { caipNetworkId: CaipNetworkId }): Promise<SignedPsbt>
  /** Listens until the returned function is called. */
  readonly onChange?: (listener: (change: WalletChange) => void) => () => void
}
