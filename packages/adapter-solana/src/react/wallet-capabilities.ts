/**
 * What a connected wallet can be asked, which `useWallet` tells by leaving out what cannot.
 *
 * In      wallet   of the provider: a Wallet Standard object or a paired session
 * Out     sends    whether it sends what it signs; a node is handed the transaction otherwise
 *         versions of transactions that it takes; null for legacy ones alone
 * Source  Wallet Standard; the Solana methods of the pairing protocol
 */

import { safeGet, safeStrings } from '@bowline/kit-core/adapter'
import type { TransactionVersion } from '@solana/web3.js'
import { featureOf } from '../discovery/standard-wallet.js'

/** What can be asked. */
export type WalletOffer = {
  readonly signMessage: boolean
  readonly signTransaction: boolean
  readonly sends: boolean
  readonly versions: ReadonlySet<TransactionVersion> | null
}

/** Reads what a wallet offers. */
export function readOffer(wallet: object): WalletOffer {
  const namespaces = safeGet(wallet, 'namespaces')
  return typeof namespaces === 'function' ? ofSession(Reflect.apply(namespaces, wallet, [])) : ofStandardWallet(wallet)
}

const ALL: ReadonlySet<TransactionVersion> = new Set<TransactionVersion>(['legacy', 0])

/** A session that names no method does not limit them. */
function ofSession(namespaces: unknown): WalletOffer {
  const methods = safeStrings(safeGet(namespaces, 'solana'), 'methods')
  const offers = (method: string) => methods.length === 0 || methods.includes(method)
  return {
    signMessage: offers('solana_signMessage'),
    signTransaction: offers('solana_signTransaction'),
    sends: offers('solana_signAndSendTransaction'),
    versions: ALL,
  }
}

function ofStandardWallet(wallet: object): WalletOffer {
  const signing = featureOf(wallet, 'solana:signTransaction')
  const sending = featureOf(wallet, 'solana:signAndSendTransaction')
  const versions = (sending ?? signing)?.versions ?? []
  return {
    signMessage: featureOf(wallet, 'solana:signMessage') !== undefined,
    signTransaction: signing !== undefined,
    sends: sending !== undefined,
    versions: versions.length === 1 && versions[0] === 'legacy' ? null : ALL,
  }
}

/** Whether two wallets offer the same. */
export function isSameOffer(one: WalletOffer, other: WalletOffer): boolean {
  return (
    one.signMessage === other.signMessage &&
    one.signTransaction === other.signTransaction &&
    one.sends === other.sends &&
    one.versions === other.versions
  )
}
