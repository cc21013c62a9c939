/**
 * What the frame answers.
 *
 * Out     a schema per request name; `undefined` where an answer says only that it is done. An RPC request is answered by
 *         whatever its method answers
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

/** Request name → schema of the payload of its answer. */
export const ANSWERS = {
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

/** What a request of that name is answered with. */
export type FrameResponse<Name extends FrameRequestName> = z.output<(typeof ANSWERS)[Name]>

const schemas: { readonly [Name in FrameRequestName]: z.ZodMiniType<FrameResponse<Name>> } = ANSWERS

/** The payload of an answer, or undefined when it does not fit the request of that name. */
export function readAnswer<Name extends FrameRequestName>(
  name: Name,
  payload: unknown,
): { readonly value: FrameResponse<Name> } | undefined {
  const schema: z.ZodMiniType<FrameResponse<Name>> = schemas[name]
  const read = z.safeParse(schema, payload)
  return read.success ? { value: read.data } : undefined
}

const TRANSACTION_HASH = /^0x[\da-f]{64}$/i
const SIGNED_MESSAGE = /^0x[\da-f]{62,}$/i

/** Whether an RPC answer can be a signature of a message: 0x and at least 62 hex characters. */
export const isSignedMessage = (answer: unknown): answer is string =>
  typeof answer === 'string' && SIGNED_MESSAGE.test(answer)

/** Whether an RPC answer is a transaction's hash or a signature, or anything else. */
export const getRpcResponseKind = (answer: unknown): 'transaction' | 'object' =>
  isSignedMessage(answer) || (typeof answer === 'string' && TRANSACTION_HASH.test(answer)) ? 'transaction' : 'object'
