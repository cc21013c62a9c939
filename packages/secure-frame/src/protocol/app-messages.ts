/**
 * Messages that the page sends to the frame on the port: requests, and the controls PING, RPC_ABORT and RPC_PROCEED.
 *
 * Source  security.md §5; R-FRAME-18, 26, 27
 */
import * as v from 'valibot'
import { appType } from './app-type.js'
import { requestIdSchema, seqSchema } from './fields.js'

import { PAYLOADS } from './payloads.js'
import type { FrameRequestName } from './request-names.js'

const request = <Name extends FrameRequestName>(name: Name) =>
  v.strictObject({ id: requestIdSchema, seq: seqSchema, type: v.literal(appType(name)), payload: PAYLOADS[name] })

/** Asks whether the frame is alive. The frame responds with `PING_SUCCESS`. */
const ping = v.strictObject({ id: requestIdSchema, seq: seqSchema, type: v.literal(appType('PING')) })

const control = <Name extends string>(name: Name) =>
  v.strictObject({
    seq: seqSchema,
    type: v.literal(appType(name)),
    payload: v.strictObject({ id: requestIdSchema }),
  })

/** Cancels the request with this id, which then gets no response. Has no effect after `RPC_PROCEED`. */
const abort = control('RPC_ABORT')

/** Responds to `APPROVED`: the page is still waiting, so the frame may sign and will always respond. */
const proceed = control('RPC_PROCEED')

/** Parses a message of the page; allows no unknown fields. */
export const appMessageSchema = v.variant('type', [
  ping,
  abort,
  proceed,
  request('SWITCH_NETWORK'),
  request('CONNECT_EMAIL'),
  request('CONNECT_DEVICE'),
  request('CONNECT_OTP'),
  request('CONNECT_SOCIAL'),
  request('GET_SOCIAL_REDIRECT_URI'),
  request('GET_USER'),
  request('SIGN_OUT'),
  request('IS_CONNECTED'),
  request('GET_CHAIN_ID'),
  request('RPC_REQUEST'),
  request('UPDATE_EMAIL'),
  request('UPDATE_EMAIL_PRIMARY_OTP'),
  request('UPDATE_EMAIL_SECONDARY_OTP'),
  request('SYNC_THEME'),
  request('SYNC_DAPP_DATA'),
  request('GET_SMART_ACCOUNT_ENABLED_NETWORKS'),
  request('INIT_SMART_ACCOUNT'),
  request('SET_PREFERRED_ACCOUNT'),
  request('GET_FARCASTER_URI'),
  request('CONNECT_FARCASTER'),
  request('CONNECT_WINDOW'),
  request('CONNECT_REDIRECT'),
  request('CONNECT_RETURN'),
  request('RELOAD'),
])

/** A message of the page. */
export type AppMessage = v.InferOutput<typeof appMessageSchema>
/** A request of the page. */
export type AppRequest = Exclude<
  AppMessage,
  { type: '@bowline-app/PING' | '@bowline-app/RPC_ABORT' | '@bowline-app/RPC_PROCEED' }
>
