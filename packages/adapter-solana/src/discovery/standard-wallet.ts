/**
 * Reads a Wallet Standard wallet, which any script of the page can create. Its properties are read on every call, since a
 * wallet may change them.
 *
 * Out     getFeature   a feature of the wallet by its name in the standard; undefined when the wallet does not have it
 *         isSupported  whether it has a Solana chain, can connect, emits changes, and signs or sends transactions
 * Source  Wallet Standard; spec R-ADPT-12, R-CONN-04
 */
import { safeGet, safeList, safeStrings, subscribeToWallet } from '@bowline/kit-core/adapter'

/** Features that the adapter uses, and the method of each. */
const METHODS = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'standard:events': 'on',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
} as const

/** Name of a feature that the adapter uses. */
export type FeatureName = keyof typeof METHODS

/** A feature of a wallet, ready to call. */
export type Feature = {
  readonly call: (...inputs: readonly unknown[]) => unknown
  /** Supported transaction versions: `legacy`, `0`. Empty when the wallet does not list them. */
  readonly versions: readonly unknown[]
}

/** Gets a feature of a wallet; undefined when the wallet does not have it. */
export function getFeature(wallet: object, name: FeatureName): Feature | undefined {
  const feature = safeGet(safeGet(wallet, 'features'), name)
  const method = safeGet(feature, METHODS[name])
  if (typeof method !== 'function') return undefined
  return {
    call: (...inputs) => Reflect.apply(method, feature, inputs),
    versions: safeList(safeGet(feature, 'supportedTransactionVersions')),
  }
}

/** The Solana chains of a wallet by their Wallet Standard names, such as `solana:mainnet`. */
export function getChains(wallet: object): readonly string[] {
  return safeStrings(wallet, 'chains').filter((chain) => /^solana:[\w-]{1,64}$/.test(chain))
}

/** Whether the kit can work with a wallet. */
export function isSupported(wallet: object): boolean {
  const has = (name: FeatureName) => getFeature(wallet, name) !== undefined
  return (
    getChains(wallet).length > 0 &&
    has('standard:connect') &&
    has('standard:events') &&
    (has('solana:signTransaction') || has('solana:signAndSendTransaction'))
  )
}

/**
 * Calls the listener when a wallet changes, until the returned function is called. Does nothing for a wallet without events.
 */
export function onWalletChange(wallet: object, listener: () => void): () => void {
  return subscribeToWallet(safeGet(safeGet(wallet, 'features'), 'standard:events'), 'on', 'change', listener)
}
