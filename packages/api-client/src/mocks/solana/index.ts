export {
  createSolanaLedger,
  type SolanaLedger,
  type SolanaLedgerNetwork,
  type SolanaLedgerOptions,
} from './solana-ledger.js'
