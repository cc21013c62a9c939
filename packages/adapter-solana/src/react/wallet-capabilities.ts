/**
 * What a connected wallet can do. `useWallet` omits the methods that the wallet does not support.
 *
 * In      wallet    of the provider: a Wallet Standard object or a paired session
 * Out     canSend   whether the wallet sends what it signs; otherwise a node sends it
 *         versions of transactions that the wallet supports; null for legacy only
 * Source  Wallet Standard; the Solana methods of the pairing protocol
 */

import { safeGet, safeStrings } from '@bowline/kit-core/adapter'
import type { TransactionVersion } from '@solana/web3.js'
import { getFeature } from '../discovery/standard-wallet.js'

/** What a wallet can do. */
export type WalletCapabilities = {
  readonly signMessage: boolean
  readonly signTransaction: boolean
  readonly canSend: boolean
  readonly versions: ReadonlySet<TransactionVersion> | null
}

/** Gets what a wallet can do. */
export function getCapabilities(wallet: object): WalletCapabilities {
  const namespaces = safeGet(wallet, 'namespaces')
  return typeof namespaces === 'function'
    ? getSessionOffer(Reflect.apply(namespaces, wallet, []))
    : getStandardOffer(wallet)
}

const ALL: ReadonlySet<TransactionVersion> = new Set<TransactionVersion>(['legacy', 0])

/** A session that lists no methods supports all of them. */
function getSessionOffer(namespaces: unknown): WalletCapabilities {
  const methods = safeStrings(safeGet(namespaces, 'solana'), 'methods')
  const hasMethod = (method: string) => methods.length === 0 || methods.includes(method)
  return {
    signMessage: hasMethod('solana_signMessage'),
    signTransaction: hasMethod('solana_signTransaction'),
    canSend: hasMethod('solana_signAndSendTransaction'),
    versions: ALL,
  }
}

function getStandardOffer(wallet: object): WalletCapabilities {
  const signing = getFeature(wallet, 'solana:signTransaction')
  const sending = getFeature(wallet, 'solana:signAndSendTransaction')
  const versions = (sending ?? signing)?.versions ?? []
  return {
    signMessage: getFeature(wallet, 'solana:signMessage') !== undefined,
    signTransaction: signing !== undefined,
    canSend: sending !== undefined,
    versions: versions.length === 1 && versions[0] === 'legacy' ? null : ALL,
  }
}

/** Whether two wallets can do the same. */
export function isSameCapabilities(one: WalletCapabilities, other: WalletCapabilities): boolean {
  return (
    one.signMessage === other.signMessage &&
    one.signTransaction === other.signTransaction &&
    one.canSend === other.canSend &&
    one.versions === other.versions
  )
}
