import type { WalletKind } from './found-wallet.js'

/** Wallets known by the name they inject: how they are spoken to, where they stand, their name, a method they must have. */
export const INJECTED: readonly (readonly [kind: WalletKind, path: string, name: string, method: string])[] = [
  ['unisat', 'unisat', 'UniSat', 'requestAccounts'],
  ['okx', 'okxwallet.bitcoin', 'OKX Wallet', 'connect'],
  ['phantom', 'phantom.bitcoin', 'Phantom', 'requestAccounts'],
  ['leather', 'LeatherProvider', 'Leather', 'request'],
]
