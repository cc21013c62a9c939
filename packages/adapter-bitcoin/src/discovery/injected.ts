import type { WalletKind } from './found-wallet.js'

/**
 * Wallets known by the name they inject: how they are spoken to, where they stand, their name, a method they must have. Without
 * a name it is for those that stand in another's place.
 */
export const INJECTED: readonly (readonly [kind: WalletKind, path: string, name: string, method: string])[] = [
  ['unisat', 'unisat_wallet', 'UniSat', 'requestAccounts'],
  ['unisat', 'unisat', 'UniSat', 'requestAccounts'],
  ['okx', 'okxwallet.bitcoin', 'OKX Wallet', 'connect'],
  ['phantom', 'phantom.bitcoin', 'Phantom', 'requestAccounts'],
  ['leather', 'LeatherProvider', 'Leather', 'request'],
  ['unisat', 'unisat', '', 'requestAccounts'],
]

/** Wallets that stand in UniSat's place, by the mark they carry. */
export const UNISAT_IMPOSTORS: readonly (readonly [mark: string, name: string])[] = [
  ['isOkxWallet', 'OKX Wallet'],
  ['isBinance', 'Binance Wallet'],
  ['isBitKeep', 'Bitget Wallet'],
]
