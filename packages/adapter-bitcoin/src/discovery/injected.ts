import type { WalletKind } from './found-wallet.js'

/**
 * Injected wallets: their API, their global path, their name, and a method they must have. The entry without a name matches
 * wallets in `UNISAT_IMPOSTORS`.
 */
export const INJECTED: readonly (readonly [kind: WalletKind, path: string, name: string, method: string])[] = [
  ['unisat', 'unisat_wallet', 'UniSat', 'requestAccounts'],
  ['unisat', 'unisat', 'UniSat', 'requestAccounts'],
  ['okx', 'okxwallet.bitcoin', 'OKX Wallet', 'connect'],
  ['phantom', 'phantom.bitcoin', 'Phantom', 'requestAccounts'],
  ['leather', 'LeatherProvider', 'Leather', 'request'],
  ['unisat', 'unisat', '', 'requestAccounts'],
]

/** Other wallets that inject at `window.unisat`, by the property that identifies them. */
export const UNISAT_IMPOSTORS: readonly (readonly [property: string, name: string])[] = [
  ['isOkxWallet', 'OKX Wallet'],
  ['isBinance', 'Binance Wallet'],
  ['isBitKeep', 'Bitget Wallet'],
]
