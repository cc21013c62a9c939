import { safeGet } from '@bowline/kit-core/adapter'

/**
 * The provider of a Bitcoin connection, with the actions that only Bitcoin has. `getProvider` of the adapter and the
 * kit's provider of the namespace resolve to it.
 *
 * Source  spec R-ADPT-16, R-ADPT-18, R-STATE-14
 */

/** Purpose of an address: payments, ordinals or Stacks. */
export type AccountPurpose = 'payment' | 'ordinal' | 'stx'

/** An address that the wallet shares. */
export type BitcoinAccount = {
  readonly address: string
  readonly purpose: AccountPurpose
  /** Hex. */
  readonly publicKey?: string | undefined
  readonly path?: string | undefined
}

/** Signature form of a message: recoverable ECDSA of 65 bytes, or a BIP-322 witness. */
export type MessageProtocol = 'ecdsa' | 'bip322'

/** A message for the wallet to sign. */
export type SignMessageParams = {
  readonly address: string
  readonly message: string
  /** Chosen by the wallet when undefined. A signature of another form than requested is rejected. */
  readonly protocol?: MessageProtocol | undefined
}

/** A transfer to send. */
export type TransferParams = {
  readonly recipient: string
  /** In sats. */
  readonly amount: bigint
  /** Address that pays, if the wallet lets the app choose; default: its first payment address. */
  readonly from?: string | undefined
  /**
   * In sats: the user confirmed a fee of up to this amount, after a `FeeTooHighError` with `canConfirm`. Only used when
   * the kit builds the transfer.
   */
  readonly confirmedFee?: bigint | undefined
}

/** An input that the wallet should sign. */
export type SignInput = {
  readonly address: string
  readonly index: number
  /** BIP-174 sighash numbers, the preferred one first; default: that of the kind of input. */
  readonly sighashTypes?: readonly number[] | undefined
}

/** A PSBT for the wallet to sign. */
export type SignPsbtParams = {
  /** Base64. */
  readonly psbt: string
  readonly signInputs: readonly SignInput[]
  /** Whether to send the transaction after signing. Default: false. */
  readonly broadcast?: boolean | undefined
}

/** Result of `signPsbt`. */
export type SignedPsbt = {
  /** Base64. Undefined when a wallet sent the transaction and did not return the PSBT. */
  readonly psbt?: string | undefined
  /** Id of the sent transaction. */
  readonly txid?: string | undefined
}

/**
 * The actions of a connected Bitcoin wallet. They reject with kit errors, and with ProviderNotFoundError after the
 * connection has ended.
 */
export interface BitcoinProvider {
  /** Resolves to the addresses that the wallet shares, payment ones first. `purposes` filters them. */
  getAccountAddresses(purposes?: readonly AccountPurpose[]): Promise<readonly BitcoinAccount[]>
  /** Resolves to the signature in base64. */
  signMessage(params: SignMessageParams): Promise<string>
  /** Resolves to the transaction id. */
  sendTransfer(params: TransferParams): Promise<string>
  signPsbt(params: SignPsbtParams): Promise<SignedPsbt>
}

const METHODS = ['getAccountAddresses', 'signMessage', 'sendTransfer', 'signPsbt']

/** Whether a provider of the kit is a `BitcoinProvider`: it has all four methods. */
export function isBitcoinProvider(value: unknown): value is BitcoinProvider {
  return METHODS.every((method) => typeof safeGet(value, method) === 'function')
}
