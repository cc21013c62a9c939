/** API calls of a logged-in frame: `/api/auth/session` returns its account, `/api/auth/sign-out` ends its login. */

import { type CallHandler, parseBody } from '../http/call.js'
import { emptySchema } from '../http/wire-schemas.js'
import type { AccountStore } from './account-store.js'

/** Creates the handlers of these calls, by path. */
export function createSessionApi(accounts: AccountStore): readonly [string, CallHandler][] {
  return [
    [
      '/api/auth/session',
      async (call) => {
        parseBody(call, emptySchema)
        const { id, email, userName } = await accounts.require(call)
        return { accountId: id, email, userName }
      },
    ],
    [
      '/api/auth/sign-out',
      async (call) => {
        parseBody(call, emptySchema)
        await accounts.logOut(call)
        return {}
      },
    ],
  ]
}
