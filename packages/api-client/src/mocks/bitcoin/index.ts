export {
  type BitcoinLedger,
  type BitcoinLedgerNetwork,
  type BitcoinLedgerOptions,
  createBitcoinLedger,
} from './bitcoin-ledger.js'
