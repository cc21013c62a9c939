import type { BuiltinWallet } from './builtin-wallet.js'
import { parseWalletLine } from './parse-wallet-line.js'
import { WALLET_INDEX } from './wallet-index.js'

/** All built-in wallets, in the order of recommendation. Loaded by `loadBuiltinWallets`. Source: spec R-CONN-200. */
export const BUILTIN_WALLETS: readonly BuiltinWallet[] = WALLET_INDEX.trim().split('\n').map(parseWalletLine)
