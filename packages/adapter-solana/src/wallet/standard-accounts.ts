/**
 * Parses the Solana accounts that a wallet shares.
 *
 * In      list    from a connect response or the wallet, unknown
 *         wallet  the owner of the accounts; a feature it lacks is missing for all of them
 * Out     each address once, with the wallet's own account object, in the wallet's order. Skips entries that are not Solana
 *         accounts or whose public key does not match the address
 * Source  Wallet Standard (WalletAccount); spec R-SIWX-60; security design §8
 */
import type { ConnectionAccount } from '@bowline/kit-core'
import { accountSupportsFeature, safeGet, safeList, safeStrings } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { getFeature } from '../discovery/standard-wallet.js'
import { addressSchema, bytesSchema } from './response-schemas.js'

/** An account and the wallet's own object for it. */
export type StandardAccount = { readonly address: string; readonly source: object; readonly canSignMessages: boolean }

/** Parses a list of accounts. */
export function parseAccounts(list: unknown, wallet: object): readonly StandardAccount[] {
  const hasFeature = getFeature(wallet, SIGN_MESSAGE) !== undefined
  const accounts = new Map<string, StandardAccount>()
  for (const source of safeList(list)) {
    if (typeof source !== 'object' || source === null) continue
    const address = v.safeParse(addressSchema, safeGet(source, 'address'))
    if (
      !address.success ||
      accounts.has(address.output) ||
      !isOnSolana(source) ||
      !isPublicKeyOf(source, address.output)
    )
      continue
    const canSignMessages = hasFeature && accountSupportsFeature(source, SIGN_MESSAGE)
    accounts.set(address.output, { address: address.output, source, canSignMessages })
  }
  return [...accounts.values()]
}

/** Whether a list has Solana entries but none is readable. Such a list says nothing about the shared accounts. */
export function isUnreadable(list: unknown, wallet: object): boolean {
  return parseAccounts(list, wallet).length === 0 && safeList(list).some(isOnSolana)
}

/** Converts the accounts to kit accounts. */
export function toConnectionAccounts(accounts: readonly StandardAccount[]): readonly ConnectionAccount[] {
  return accounts.map(({ address, canSignMessages }) => ({
    address,
    type: 'eoa',
    ...(!canSignMessages && { canSignMessages }),
  }))
}

/** Whether an account is on Solana. One that lists no chains has those of its wallet. */
function isOnSolana(source: unknown): boolean {
  const chains = safeStrings(source, 'chains')
  return chains.length === 0 || chains.some((chain) => chain.startsWith('solana:'))
}

function isPublicKeyOf(source: unknown, address: string): boolean {
  const key = v.safeParse(bytesSchema, safeGet(source, 'publicKey'))
  return key.success && key.output.length === KEY_LENGTH && base58.encode(key.output) === address
}

const KEY_LENGTH = 32
const SIGN_MESSAGE = 'solana:signMessage'
