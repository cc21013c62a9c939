/**
 * Payloads of the frame's responses to requests. The response to RPC_REQUEST is the method's result, unchecked.
 *
 * Source  R-FRAME-30 to 32, 35
 */
import * as v from 'valibot'
import { accountsSchema, accountTypeSchema, addressSchema, chainIdSchema, emailSchema } from './fields.js'
import type { FrameRequestName } from './request-names.js'

const nothing = v.optional(v.never())
const email = v.optional(v.nullable(v.string()))
const chain = v.strictObject({ chainId: chainIdSchema })
const accounts = v.optional(accountsSchema)
const preferredAccountType = v.optional(accountTypeSchema)

/** Response payload schema by request name; a response without data has the payload `undefined`. */
export const RESPONSES = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: v.strictObject({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: v.strictObject({
    email,
    address: addressSchema,
    chainId: chainIdSchema,
    accounts,
    userName: v.optional(v.string()),
    preferredAccountType,
  }),
  GET_SOCIAL_REDIRECT_URI: v.strictObject({ uri: v.string() }),
  GET_USER: v.strictObject({
    email,
    address: addressSchema,
    chainId: chainIdSchema,
    smartAccountDeployed: v.optional(v.boolean()),
    accounts,
    preferredAccountType,
  }),
  SIGN_OUT: nothing,
  IS_CONNECTED: v.strictObject({ isConnected: v.boolean() }),
  GET_CHAIN_ID: chain,
  RPC_REQUEST: v.unknown(),
  UPDATE_EMAIL: v.strictObject({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: v.strictObject({ newEmail: emailSchema }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: v.strictObject({
    smartAccountEnabledNetworks: v.array(v.pipe(v.number(), v.safeInteger())),
  }),
  INIT_SMART_ACCOUNT: v.strictObject({ address: addressSchema, isDeployed: v.boolean() }),
  SET_PREFERRED_ACCOUNT: v.strictObject({ type: accountTypeSchema, address: addressSchema }),
  GET_FARCASTER_URI: v.strictObject({ url: v.string() }),
  CONNECT_FARCASTER: v.strictObject({ userName: v.string() }),
  CONNECT_WINDOW: v.strictObject({ email, userName: v.optional(v.string()) }),
  CONNECT_REDIRECT: nothing,
  CONNECT_RETURN: v.nullable(v.strictObject({ email, userName: v.optional(v.string()) })),
  RELOAD: nothing,
} satisfies Record<FrameRequestName, v.GenericSchema>

/** Response payload of the request with this name. */
export type FrameResponse<Name extends FrameRequestName> = v.InferOutput<(typeof RESPONSES)[Name]>

const schemas: { readonly [Name in FrameRequestName]: v.GenericSchema<unknown, FrameResponse<Name>> } = RESPONSES

/** Parses the payload of a response. Returns undefined when it does not match the request's schema. */
export function parseResponse<Name extends FrameRequestName>(
  name: Name,
  payload: unknown,
): { readonly value: FrameResponse<Name> } | undefined {
  const schema: v.GenericSchema<unknown, FrameResponse<Name>> = schemas[name]
  const parsed = v.safeParse(schema, payload)
  return parsed.success ? { value: parsed.output } : undefined
}

const TRANSACTION_HASH = /^0x[\da-f]{64}$/i
const SIGNED_MESSAGE = /^0x[\da-f]{62,}$/i

/** Whether an RPC result can be a signature of a message: 0x and at least 62 hex characters. */
export const isSignedMessage = (result: unknown): result is string =>
  typeof result === 'string' && SIGNED_MESSAGE.test(result)

/** `transaction` for a transaction hash or a signature; `object` for any other RPC result. */
export const getRpcResponseKind = (result: unknown): 'transaction' | 'object' =>
  isSignedMessage(result) || (typeof result === 'string' && TRANSACTION_HASH.test(result)) ? 'transaction' : 'object'
