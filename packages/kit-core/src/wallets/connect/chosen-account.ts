/**
 * The account that the page uses, where its wallet puts another one first.
 *
 * A wallet tells its accounts in an order of its own. As long as it goes on telling the same one first, what the visitor
 * chose in the page holds; once it tells another one first, the visitor chose there, and that holds.
 *
 * In      accounts     as the wallet tells them, the one it uses first
 * Out     the same accounts, the one in use first; `ownFirst` is the wallet's own where that is another one
 * Source  spec R-CONN-109, R-CONN-113, R-STATE-14, R-ADPT-01
 */
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'

/** What of a connection tells which account is in use. */
export type AccountsInUse = Pick<Connection, 'accounts' | 'walletFirstAccount'>

/** The accounts of a connection, with the one to be used first. An address that is not among them changes nothing. */
export function withAccount(
  { accounts, walletFirstAccount }: AccountsInUse,
  address: string | undefined,
): AccountsInUse {
  const wanted = accounts.find((account) => account.address === address)
  if (!wanted) return { accounts, walletFirstAccount }
  const own = walletFirstAccount ?? accounts[0]?.address
  return {
    accounts: [wanted, ...accounts.filter((account) => account !== wanted)],
    walletFirstAccount: own === address ? undefined : own,
  }
}

/** What a wallet tells later, with the page's choice where it still holds. */
export function preserveSelectedAccount(before: AccountsInUse, accounts: readonly ConnectionAccount[]): AccountsInUse {
  const isUnmoved = before.walletFirstAccount === accounts[0]?.address
  return withAccount({ accounts }, isUnmoved ? before.accounts[0]?.address : undefined)
}
