/**
 * Account types of wallets that have several: smart account and EOA, or payment, ordinal and Stacks.
 *
 * Out     getAccountTypeName   label of a type; undefined when the wallet has only one type, so that it needs no label
 *         listAccountsByType   one account of each type to switch between; empty when all accounts have one type. Excludes
 *                              Stacks addresses, which do not work on the Bitcoin network
 * Source  R-STATE-15, R-VIEW-43, R-CONN-81
 */
import type { Account, AccountType } from '@bowline/kit-core'
import type { MessageId } from '../../../messages/messages.js'

const NAMES = {
  eoa: 'accounts.eoa',
  smartAccount: 'accounts.smart',
  payment: 'wallet-receive.payment',
  ordinal: 'wallet-receive.ordinal',
  stx: 'wallet-receive.stx',
} as const satisfies Readonly<Record<AccountType, MessageId>>

/** Message id of an account type's label. */
export type AccountTypeName = (typeof NAMES)[AccountType]

const SWITCHABLE_TYPES: readonly AccountType[] = ['smartAccount', 'eoa', 'payment', 'ordinal']

/** An account of one type. */
export type AccountOfType = { readonly type: AccountType; readonly name: AccountTypeName; readonly account: Account }

/** Label of an account's type; undefined when the wallet has no other type. */
export function getAccountTypeName(account: Account, all: readonly Account[]): AccountTypeName | undefined {
  const types = new Set(all.map(({ type }) => type))
  return account.type === undefined || types.size < 2 ? undefined : NAMES[account.type]
}

/** Accounts to switch between, one of each type. */
export function listAccountsByType(all: readonly Account[]): readonly AccountOfType[] {
  const found = SWITCHABLE_TYPES.flatMap((type) => {
    const account = all.find((candidate) => candidate.type === type)
    return account ? [{ type, name: NAMES[type], account }] : []
  })
  return found.length > 1 ? found : []
}
