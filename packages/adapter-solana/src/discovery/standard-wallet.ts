/**
 * Reads a Wallet Standard wallet, which any script of the page can make up. Its parts are read anew each time, since a
 * wallet may change them.
 *
 * Out     featureOf   what the wallet can be asked by a name of the standard; undefined when it cannot
 *         isSuitable  it has a Solana chain, can be connected, tells of changes, and signs or sends transactions
 * Source  Wallet Standard; spec R-ADPT-12, R-CONN-04
 */
import { safeGet, safeList, safeStrings, subscribeToWallet } from '@bowline/kit-core/adapter'

/** Features of the standard that the adapter asks, and the method each is asked by. */
const METHODS = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

/** A feature of the standard. */
export type FeatureName = keyof typeof METHODS

/** What a wallet can be asked. */
export type Feature = {
  readonly call: (...inputs: readonly unknown[]) => unknown
  /** `legacy`, `0`; empty when the wallet does not say. */
  readonly versions: readonly unknown[]
}

/** A feature of a wallet. */
export function featureOf(wallet: object, name: FeatureName): Feature | undefined {
  const feature = safeGet(safeGet(wallet, 'features'), name)
  const method = safeGet(feature, METHODS[name])
  if (typeof method !== 'function') return undefined
  return {
    call: (...inputs) => Reflect.apply(method, feature, inputs),
    versions: safeList(safeGet(feature, 'supportedTransactionVersions')),
  }
}

/** The Solana chains of a wallet, as the standard names them: `solana:mainnet`. */
export function chainsOf(wallet: object): readonly string[] {
  return safeStrings(wallet, 'chains').filter((chain) => /^solana:[\w-]{1,64}$/.test(chain))
}

/** Whether the kit can work with a wallet. */
export function isSuitable(wallet: object): boolean {
  const has = (name: FeatureName) => featureOf(wallet, name) !== undefined
  return (
    chainsOf(wallet).length > 0 &&
    has('standard:connect') &&
    has('standard:events') &&
    (has('solana:signTransaction') || has('solana:signAndSendTransaction'))
  )
}

/** Hears of changes of a wallet; the returned function ends it. A wallet that cannot be heard changes nothing. */
export function onWalletChange(wallet: object, listener: () => void): () => void {
  return subscribeToWallet(safeGet(safeGet(wallet, 'features'), 'standard:events'), 'on', 'change', listener)
}
