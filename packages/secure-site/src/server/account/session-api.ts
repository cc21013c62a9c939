/** The login itself: who is logged in, and its end. */

import { emptySchema } from '../../api/response-schemas.js'
import { bodyOf, type CallHandler } from '../http/call.js'
import type { AccountStore } from './account-store.js'

/** The paths of it. */
export function createSessionApi(accounts: AccountStore): readonly [string, CallHandler][] {
  return [
    [
      '/api/auth/session',
      async (call) => {
        bodyOf(call, emptySchema)
        const { id, email, userName } = await accounts.require(call)
        return { accountId: id, email, userName }
      },
    ],
    [
      '/api/auth/sign-out',
      async (call) => {
        bodyOf(call, emptySchema)
        await accounts.logOut(call)
        return {}
      },
    ],
  ]
}
