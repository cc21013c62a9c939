import type { Connection } from '../../core/adapter/connection.js'
import { preserveSelectedAccount } from './chosen-account.js'

/**
 * Returns a new connection of a wallet that is already connected, with the account chosen in the page still first while
 * the wallet's own first account is unchanged. Source: spec R-CONN-263.
 */
export function mergeReconnection(before: Connection | undefined, connection: Connection): Connection {
  if (before?.walletFirstAccount === undefined) return connection
  const isSameFirst = before.accounts[0]?.address === connection.accounts[0]?.address
  return {
    ...connection,
    ...(isSameFirst
      ? { walletFirstAccount: before.walletFirstAccount }
      : preserveSelectedAccount(before, connection.accounts)),
  }
}
