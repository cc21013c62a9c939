/**
 * The Solana accounts that a wallet opened.
 *
 * In      list    of a connect answer or of the wallet, unknown
 *         wallet  whose accounts they are; what it cannot do none of them can
 * Out     address with the wallet's own object for it, each address once, the wallet's order; what is no Solana account is
 *         left out, and so is one whose public key is another address
 * Source  Wallet Standard (WalletAccount); spec R-SIWX-60; security design §8
 */
import type { ConnectionAccount } from '@bowline/kit-core'
import { accountSupportsFeature, safeGet, safeList, safeStrings } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import * as z from 'zod/mini'
import { featureOf } from '../discovery/standard-wallet.js'
import { addressSchema, bytesSchema } from './response-schemas.js'

/** An account as the wallet knows it. */
export type StandardAccount = { readonly address: string; readonly source: object; readonly canSignMessages: boolean }

/** Reads the accounts. */
export function readAccounts(list: unknown, wallet: object): readonly StandardAccount[] {
  const hasFeature = featureOf(wallet, SIGNING) !== undefined
  const accounts = new Map<string, StandardAccount>()
  for (const source of safeList(list)) {
    if (typeof source !== 'object' || source === null) continue
    const address = z.safeParse(addressSchema, safeGet(source, 'address'))
    if (!address.success || accounts.has(address.data) || !isOnSolana(source) || !isKeyOf(source, address.data))
      continue
    const canSignMessages = hasFeature && accountSupportsFeature(source, SIGNING)
    accounts.set(address.data, { address: address.data, source, canSignMessages })
  }
  return [...accounts.values()]
}

/** Whether a list has entries for Solana, and none that can be read: it is no word of the wallet. */
export function isUnreadable(list: unknown, wallet: object): boolean {
  return readAccounts(list, wallet).length === 0 && safeList(list).some(isOnSolana)
}

/** The same as the kit has them. */
export function toConnectionAccounts(accounts: readonly StandardAccount[]): readonly ConnectionAccount[] {
  return accounts.map(({ address, canSignMessages }) => ({
    address,
    type: 'eoa',
    ...(!canSignMessages && { canSignMessages }),
  }))
}

/** An account that names no chain is one of the wallet's. */
function isOnSolana(source: unknown): boolean {
  const chains = safeStrings(source, 'chains')
  return chains.length === 0 || chains.some((chain) => chain.startsWith('solana:'))
}

function isKeyOf(source: unknown, address: string): boolean {
  const key = z.safeParse(bytesSchema, safeGet(source, 'publicKey'))
  return key.success && key.data.length === KEY_LENGTH && base58.encode(key.data) === address
}

const KEY_LENGTH = 32
const SIGNING = 'solana:signMessage'
