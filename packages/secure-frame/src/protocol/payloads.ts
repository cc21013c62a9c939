/**
 * Payloads of the requests.
 *
 * Out     a schema per request name; requests without a payload accept only `undefined`
 * Source  R-FRAME-29, 31 to 34
 */
import * as z from 'zod/mini'
import { accountTypeSchema, caip2Schema, chainIdSchema, typedEmailSchema } from './fields.js'
import type { FrameRequestName } from './request-names.js'
import { getRpcKind } from './rpc-lists.js'
import { areRpcParams } from './rpc-params.js'

const nothing = z.optional(z.never())
const email = z.strictObject({ email: typedEmailSchema })
const otp = z.strictObject({ otp: z.string() })
const uri = z.string().check(z.minLength(1))
const preferredAccountType = z.optional(accountTypeSchema)

const rpcRequest = z
  .strictObject({
    method: z.string().check(z.refine((method) => getRpcKind(method) !== 'refused')),
    params: z.optional(z.unknown()),
    chainId: caip2Schema,
  })
  .check(z.refine(({ method, params }) => areRpcParams(method, params)))

/** The app's metadata, as the app states it. */
export const appMetadataSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  icons: z.array(z.string()),
})

/** Payload schema by request name. */
export const PAYLOADS = {
  SWITCH_NETWORK: z.strictObject({ chainId: chainIdSchema }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: z.strictObject({ uri, preferredAccountType, chainId: z.optional(chainIdSchema) }),
  GET_SOCIAL_REDIRECT_URI: z.strictObject({
    provider: z.literal(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
  }),
  GET_USER: z.optional(
    z.strictObject({ chainId: z.optional(chainIdSchema), preferredAccountType, socialUri: z.optional(uri) }),
  ),
  SIGN_OUT: nothing,
  IS_CONNECTED: nothing,
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: rpcRequest,
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.strictObject({
    themeMode: z.optional(z.literal(['light', 'dark'])),
    themeVariables: z.optional(z.catchall(z.object({}), z.union([z.string(), z.number()]))),
  }),
  SYNC_DAPP_DATA: z.strictObject({
    metadata: appMetadataSchema,
    sdkVersion: z.optional(z.string()),
    sdkType: z.optional(z.string()),
    projectId: z.string(),
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  RELOAD: nothing,
} satisfies Record<FrameRequestName, z.ZodMiniType>

/** Payload of a request. */
export type FrameRequestPayload<Name extends FrameRequestName> = z.output<(typeof PAYLOADS)[Name]>
