import { safeGet } from '@bowline/kit-core/adapter'

/**
 * What a Bitcoin connection can do beyond what every chain family can: the object that `getProvider` of the adapter, and
 * so the kit's provider of the namespace, resolves to.
 *
 * Source  spec R-ADPT-16, R-ADPT-18, R-STATE-14
 */

/** What an address is for. */
export type AccountPurpose = 'payment' | 'ordinal' | 'stx'

/** An address of the wallet. */
export type BitcoinAccount = {
  readonly address: string
  readonly purpose: AccountPurpose
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** How a message is signed: recoverable ECDSA of 65 bytes, or a BIP-322 witness. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** A text for the wallet to sign. */
export type SignMessageParams = {
  readonly address: string
  readonly message: string
  /** The wallet's own choice when absent. One that signs in another way than asked is refused. */
  readonly protocol?: MessageProtocol | undefined
}

/** A transfer. */
export type TransferParams = {
  readonly recipient: string
  /** In sats. */
  readonly amount: bigint
  /** Which of the wallet's addresses pays, where the wallet lets the page choose; its first payment address when absent. */
  readonly from?: string | undefined
  /**
   * In sats: the user has confirmed a fee of up to this, after a `FeeTooHighError` with `canConfirm`. Used where the kit builds
   * the transfer.
   */
  readonly confirmedFee?: bigint | undefined
}

/** An input the wallet is to sign. */
export type SignInput = {
  readonly address: string
  readonly index: number
  /** BIP-174 numbers, the one to use first; the default of the input's kind when absent. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A partially signed transaction for the wallet to sign. */
export type SignPsbtParams = {
  /** Base64. */
  readonly psbt: string
  readonly signInputs: readonly SignInput[]
  /** Sends the transaction once signed; false when absent. */
  readonly broadcast?: boolean | undefined
}

/** What came of it. */
export type SignedPsbt = {
  /** Base64. Absent where a wallet sent the transaction and kept the text to itself. */
  readonly psbt?: string | undefined
  /** Of the transaction that was sent. */
  readonly txid?: string | undefined
}

/** The actions of a live Bitcoin connection. They reject with errors of the kit, ProviderNotFoundError once it has ended. */
export interface BitcoinProvider {
  /** All addresses the wallet opened, the payment ones first; those of some purposes only, if named. */
  getAccountAddresses(purposes?: readonly AccountPurpose[]): Promise<readonly BitcoinAccount[]>
  /** Resolves to base64. */
  signMessage(params: SignMessageParams): Promise<string>
  /** Resolves to the transaction's id. */
  sendTransfer(params: TransferParams): Promise<string>
  signPsbt(params: SignPsbtParams): Promise<SignedPsbt>
}

const METHODS = ['getAccountAddresses', 'signMessage', 'sendTransfer', 'signPsbt']

/** Whether a connection's provider is that of Bitcoin. */
export function isBitcoinProvider(value: unknown): value is BitcoinProvider {
  return METHODS.every((action) => typeof safeGet(value, action) === 'function')
}
