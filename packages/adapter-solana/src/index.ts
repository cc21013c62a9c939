export type { SolanaAdapter } from './contract.js'
export { isSolanaProvider } from './provider/is-solana-provider.js'
export type { SolanaProvider } from './provider/provider.js'
export { solanaVerifier } from './sign-in/solana-verifier.js'
export { type SolanaDescriptor, solana } from './solana.js'
export type { SolanaTransaction } from './transaction/transaction.js'
export {
  InvalidReceiverError,
  ReceiverMinimumError,
  SenderMinimumError,
  TransactionExpiredError,
} from './transfer/errors.js'
export { TransferRejectedError, type TransferRejectionReason } from './transfer/transfer-rejected-error.js'
export type { SendOptions } from './wallet/live-wallet.js'
