import type { Connection } from '../../core/adapter/connection.js'
import { preserveSelectedAccount } from './chosen-account.js'

/**
 * Keeps the page's chosen account of a wallet that is connected again, while the choice is still valid. Source: spec
 * R-CONN-263.
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
