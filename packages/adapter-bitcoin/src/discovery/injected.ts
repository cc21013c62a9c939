import type { WalletKind } from './found-wallet.js'

/** Wallets known by the name they inject: how they are spoken to, where they stand, their name, a method they must have. */
export const INJECTED: readonly (readonly [kind: WalletKind, path: string, name: string, method: string])[] = [
  ['unisat', 'unisat', 'UniSat', 'requestAccounts'],
  ['okx', 'okxwallet.bitcoin', 'OKX Wallet', 'connect'],
  ['phantom', 'phantom.bitcoin', 'Phantom', 'requestAccounts'],
  ['leather', 'LeatherProvider', 'Leather', 'request'],
]

/** Whether no event tells of a wallet with this id: it injects itself, or is one of the list of sats-connect providers. */
export function isInjectedId(connectorId: string): boolean {
  return connectorId.includes('.') || INJECTED.some(([kind]) => kind === connectorId)
}
