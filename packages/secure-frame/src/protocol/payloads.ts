/**
 * Payloads of the page's requests to the frame.
 *
 * Source  R-FRAME-29, 31 to 34
 */

import * as v from 'valibot'
import { PROVIDERS, SOCIALS } from './constants.js'
import { accountTypeSchema, caip2Schema, chainIdSchema, localeSchema, typedEmailSchema } from './fields.js'
import type { FrameRequestName } from './request-names.js'
import { getRpcKind } from './rpc-lists.js'
import { areRpcParams } from './rpc-params.js'
import { plainObject } from './schema-helpers.js'

const nothing = v.optional(v.never())
const email = v.strictObject({ email: typedEmailSchema })
const otp = v.strictObject({ otp: v.string() })
const login = {
  method: v.picklist(['email', ...SOCIALS]),
  email: v.optional(typedEmailSchema),
}
const uri = v.pipe(v.string(), v.minLength(1))
const preferredAccountType = v.optional(accountTypeSchema)

const rpcRequest = v.pipe(
  v.strictObject({
    method: v.pipe(
      v.string(),
      v.check((method) => getRpcKind(method) !== 'unsupported'),
    ),
    params: v.optional(v.unknown()),
    chainId: caip2Schema,
  }),
  v.check(({ method, params }) => areRpcParams(method, params)),
)

/** The app's metadata, unverified. */
export const appMetadataSchema = v.strictObject({
  name: v.string(),
  description: v.string(),
  url: v.string(),
  icons: v.array(v.string()),
})

/** Payload schema by request name; a request without a payload accepts only `undefined`. */
export const PAYLOADS = {
  SWITCH_NETWORK: v.strictObject({ chainId: chainIdSchema }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: v.strictObject({ uri, preferredAccountType, chainId: v.optional(chainIdSchema) }),
  GET_SOCIAL_REDIRECT_URI: v.strictObject({ provider: v.picklist(PROVIDERS) }),
  GET_USER: v.optional(
    plainObject(
      v.strictObject({ chainId: v.optional(chainIdSchema), preferredAccountType, socialUri: v.optional(uri) }),
    ),
  ),
  SIGN_OUT: nothing,
  IS_CONNECTED: nothing,
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: rpcRequest,
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: plainObject(
    v.strictObject({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      locale: localeSchema,
      themeVariables: v.optional(
        plainObject(v.record(v.string(), v.union([v.string(), v.pipe(v.number(), v.finite())]))),
      ),
    }),
  ),
  SYNC_DAPP_DATA: v.strictObject({
    metadata: appMetadataSchema,
    sdkVersion: v.optional(v.string()),
    sdkType: v.optional(v.string()),
    projectId: v.string(),
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: v.strictObject({ type: accountTypeSchema }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  CONNECT_WINDOW: v.strictObject(login),
  CONNECT_REDIRECT: v.strictObject({ ...login, returnTo: v.string() }),
  CONNECT_RETURN: nothing,
  RELOAD: nothing,
} satisfies Record<FrameRequestName, v.GenericSchema>

/** Payload of the request with this name. */
export type FrameRequestPayload<Name extends FrameRequestName> = v.InferOutput<(typeof PAYLOADS)[Name]>
