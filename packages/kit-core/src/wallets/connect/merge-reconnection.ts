import type { Connection } from '../../core/adapter/connection.js'
import { preserveSelectedAccount } from './chosen-account.js'

/** A live wallet that is connected again, in its own order or the page's, with the page's choice where it still holds. Source: spec R-CONN-263. */
export function mergeReconnection(before: Connection | undefined, connection: Connection): Connection {
  if (before?.walletFirstAccount === undefined) return connection
  const isInUse = before.accounts[0]?.address === connection.accounts[0]?.address
  return {
    ...connection,
    ...(isInUse
      ? { walletFirstAccount: before.walletFirstAccount }
      : preserveSelectedAccount(before, connection.accounts)),
  }
}
