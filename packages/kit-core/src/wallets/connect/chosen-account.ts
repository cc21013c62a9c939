/**
 * The account the page uses when its wallet lists another account first.
 *
 * A wallet lists its accounts in its own order. As long as the first one stays the same, the account chosen in the page
 * stays active. Once another one is first, the user has switched in the wallet, and that account is used.
 *
 * In      accounts     in the wallet's order, its active one first
 * Out     the same accounts, the active one first; `walletFirstAccount` is the wallet's first account if it differs
 * Source  spec R-CONN-109, R-CONN-113, R-STATE-14, R-ADPT-01
 */
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'

/** The part of a connection that determines the active account. */
export type AccountOrder = Pick<Connection, 'accounts' | 'walletFirstAccount'>

/** Makes the account with this address the first. Changes nothing when no account has it. */
export function withAccount({ accounts, walletFirstAccount }: AccountOrder, address: string | undefined): AccountOrder {
  const wanted = accounts.find((account) => account.address === address)
  if (!wanted) return { accounts, walletFirstAccount }
  const own = walletFirstAccount ?? accounts[0]?.address
  return {
    accounts: [wanted, ...accounts.filter((account) => account !== wanted)],
    walletFirstAccount: own === address ? undefined : own,
  }
}

/**
 * Applies a new account list from the wallet. Keeps the account chosen in the page while the wallet's first account is
 * unchanged.
 */
export function preserveSelectedAccount(before: AccountOrder, accounts: readonly ConnectionAccount[]): AccountOrder {
  const isFirstUnchanged = before.walletFirstAccount === accounts[0]?.address
  return withAccount({ accounts }, isFirstUnchanged ? before.accounts[0]?.address : undefined)
}
