/**
 * The kinds of account that stand beside each other in one wallet.
 *
 * Out     accountTypeName   what a kind is called, where it says something: a plain key among plain keys does not
 *         accountsByType    one account of each kind, the one in use for its own; empty where all are of one kind.
 *                           A Stacks address is no address of the network beside it, so it is none to switch to
 * Source  R-STATE-15, R-VIEW-43, R-CONN-81
 */
import type { Account, AccountType } from '@bowline/kit-core'
import type { MessageId } from '../../messages/messages.js'

const NAMES = {
  eoa: 'accounts.eoa',
  smartAccount: 'accounts.smart',
  payment: 'wallet-receive.payment',
  ordinal: 'wallet-receive.ordinal',
  stx: 'wallet-receive.stx',
} as const satisfies Readonly<Record<AccountType, MessageId>>

/** What kinds of account are called. */
export type AccountTypeName = (typeof NAMES)[AccountType]

const SWITCHED: readonly AccountType[] = ['smartAccount', 'eoa', 'payment', 'ordinal']

/** An account of one kind. */
export type AccountOfType = { readonly type: AccountType; readonly name: AccountTypeName; readonly account: Account }

/** What a kind is called; undefined where the wallet has no other. */
export function accountTypeName(account: Account, all: readonly Account[]): AccountTypeName | undefined {
  const kinds = new Set(all.map(({ type }) => type))
  return account.type === undefined || kinds.size < 2 ? undefined : NAMES[account.type]
}

/** The accounts to switch between by their kind. */
export function accountsByType(all: readonly Account[]): readonly AccountOfType[] {
  const found = SWITCHED.flatMap((type) => {
    const account = all.find((candidate) => candidate.type === type)
    return account ? [{ type, name: NAMES[type], account }] : []
  })
  return found.length > 1 ? found : []
}
