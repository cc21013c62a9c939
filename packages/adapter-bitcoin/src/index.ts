export { type BitcoinDescriptor, bitcoin } from './bitcoin.js'
export { AddressTooBusyError } from './chain/errors.js'
export type { BitcoinOptions } from './contract.js'
export {
  type AccountPurpose,
  type BitcoinAccount,
  type BitcoinProvider,
  isBitcoinProvider,
  type MessageProtocol,
  type SignedPsbt,
  type SignInput,
  type SignPsbtParams,
  type TransferParams,
} from './provider/bitcoin-provider.js'
export { bitcoinVerifier } from './sign-in/bitcoin-verifier.js'
export { DustError, FeeTooHighError, InsufficientFundsError, UnconfirmedFundsError } from './transfer/errors.js'
