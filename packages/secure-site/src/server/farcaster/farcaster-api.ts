/**
 * API calls for login with Farcaster in the page.
 *
 * In      calls of a frame
 * Out     the URL to show; the login once the user approved
 * Throws  the errors of the channels
 * Source  R-CONN-72
 */
import * as z from 'zod/mini'
import type { AccountStore } from '../account/account-store.js'
import { type CallHandler, parseBody } from '../http/call.js'
import { emptySchema, opaqueIdSchema } from '../http/wire-schemas.js'
import type { ServerDependencies } from '../server-dependencies.js'
import { createFarcasterChannels } from './farcaster-channels.js'

const pollSchema = z.strictObject({ challenge: opaqueIdSchema })

type FarcasterParts = { readonly parts: ServerDependencies; readonly accounts: AccountStore }

/** Creates the handlers of these calls, by path. */
export function createFarcasterApi({ parts, accounts }: FarcasterParts): readonly [string, CallHandler][] {
  const channels = createFarcasterChannels(parts, '/v1')
  return [
    [
      '/api/farcaster/start',
      async (call) => {
        parseBody(call, emptySchema)
        return channels.open(call.scope)
      },
    ],
    [
      '/api/farcaster/poll',
      async (call) => {
        const proven = await channels.take(parseBody(call, pollSchema).challenge, call.scope)
        return { login: proven === undefined ? null : await accounts.logIn(call, proven) }
      },
    ],
  ]
}
