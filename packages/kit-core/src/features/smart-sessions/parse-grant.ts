/**
 * Parses a wallet's response to a permissions request.
 *
 * In      answer   the wallet's response; request  the request; address  the active account's address
 * Out     chainId, address, expiry, permissions; `answer` for the service, with known fields only
 * Throws  GrantResponseMissingError   an empty response
 *         GrantResponseInvalidError   another shape, or another chain than requested
 * Source  spec R-SESS-26, R-SESS-27
 */
import * as z from 'zod/mini'
import { GrantResponseInvalidError, GrantResponseMissingError } from './errors.js'
import type { GrantedPermissions, HexText, PermissionsRequest, SmartSessionPermission } from './request.js'

const hex = z.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value))
const chainSchema = z.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{1,16}$/.test(value))
const addressSchema = z.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value))
const KINDS = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance']
const permissionSchema = z.custom<SmartSessionPermission>(
  (value) => z.safeParse(z.object({ type: z.literal(KINDS), data: z.looseObject({}) }), value).success,
)

const responseSchema = z.object({
  permissions: z.array(permissionSchema).check(z.minLength(1)),
  context: hex.check(z.refine((text) => text.length <= 65_536)),
  expiry: z.int().check(z.positive()),
  signer: z.looseObject({}),
  chainId: chainSchema,
  address: z.optional(addressSchema),
})

/** A parsed grant, for the app and the service. */
export type ParsedGrant = Omit<GrantedPermissions, 'context'> & { readonly response: z.infer<typeof responseSchema> }

/** Returns the grant. Throws when the response does not match the request's chain or the schema. */
export function parseGrantResponse(response: unknown, request: PermissionsRequest, address: string): ParsedGrant {
  if (response === undefined || response === null) throw new GrantResponseMissingError()
  const parsed = responseSchema.safeParse(response)
  if (!parsed.success) throw new GrantResponseInvalidError(parsed.error)
  const { chainId, expiry, permissions, address: own } = parsed.data
  const account = z.safeParse(addressSchema, own ?? address)
  if (!account.success || BigInt(chainId) !== BigInt(request.chainId)) throw new GrantResponseInvalidError()
  return { chainId, address: account.data, expiry, permissions, response: parsed.data }
}
