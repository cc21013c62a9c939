export { createPairedWallet } from './create-paired-wallet.js'
export type {
  PairedGrant,
  PairedGrants,
  PairedPolicy,
  PairedProposal,
  PairedWallet,
  PairedWalletOptions,
} from './paired-wallet.js'
