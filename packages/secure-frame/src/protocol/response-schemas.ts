/**
 * Responses of the frame.
 *
 * Out     a schema per request name; `undefined` for a response without data. The response to an RPC request is the
 *         method's result
 * Source  R-FRAME-30 to 32, 35
 */
import * as z from 'zod/mini'
import { accountsSchema, accountTypeSchema, addressSchema, chainIdSchema, emailSchema } from './fields.js'
import type { FrameRequestName } from './request-names.js'

const nothing = z.optional(z.never())
const email = z.optional(z.nullable(z.string()))
const chain = z.strictObject({ chainId: chainIdSchema })
const accounts = z.optional(accountsSchema)
const preferredAccountType = z.optional(accountTypeSchema)

/** Response payload schema by request name. */
export const RESPONSES = {
  SWITCH_NETWORK: chain,
  CONNECT_EMAIL: z.strictObject({ action: z.literal(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: z.strictObject({
    email,
    address: addressSchema,
    chainId: chainIdSchema,
    accounts,
    userName: z.optional(z.string()),
    preferredAccountType,
  }),
  GET_SOCIAL_REDIRECT_URI: z.strictObject({ uri: z.string() }),
  GET_USER: z.strictObject({
    email,
    address: addressSchema,
    chainId: chainIdSchema,
    smartAccountDeployed: z.optional(z.boolean()),
    accounts,
    preferredAccountType,
  }),
  SIGN_OUT: nothing,
  IS_CONNECTED: z.strictObject({ isConnected: z.boolean() }),
  GET_CHAIN_ID: chain,
  RPC_REQUEST: z.unknown(),
  UPDATE_EMAIL: z.strictObject({ action: z.literal(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: z.strictObject({ newEmail: emailSchema }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.strictObject({ smartAccountEnabledNetworks: z.array(z.int()) }),
  INIT_SMART_ACCOUNT: z.strictObject({ address: addressSchema, isDeployed: z.boolean() }),
  SET_PREFERRED_ACCOUNT: z.strictObject({ type: accountTypeSchema, address: addressSchema }),
  GET_FARCASTER_URI: z.strictObject({ url: z.string() }),
  CONNECT_FARCASTER: z.strictObject({ userName: z.string() }),
  RELOAD: nothing,
} satisfies Record<FrameRequestName, z.ZodMiniType>

/** Response payload of a request. */
export type FrameResponse<Name extends FrameRequestName> = z.output<(typeof RESPONSES)[Name]>

const schemas: { readonly [Name in FrameRequestName]: z.ZodMiniType<FrameResponse<Name>> } = RESPONSES

/** Parses the payload of a response. Returns undefined when it does not match the request. */
export function parseResponse<Name extends FrameRequestName>(
  name: Name,
  payload: unknown,
): { readonly value: FrameResponse<Name> } | undefined {
  const schema: z.ZodMiniType<FrameResponse<Name>> = schemas[name]
  const parsed = z.safeParse(schema, payload)
  return parsed.success ? { value: parsed.data } : undefined
}

const TRANSACTION_HASH = /^0x[\da-f]{64}$/i
const SIGNED_MESSAGE = /^0x[\da-f]{62,}$/i

/** Whether an RPC result can be a signature of a message: 0x and at least 62 hex characters. */
export const isSignedMessage = (result: unknown): result is string =>
  typeof result === 'string' && SIGNED_MESSAGE.test(result)

/** Whether an RPC result is a transaction hash or signature, or anything else. */
export const getRpcResponseKind = (result: unknown): 'transaction' | 'object' =>
  isSignedMessage(result) || (typeof result === 'string' && TRANSACTION_HASH.test(result)) ? 'transaction' : 'object'
