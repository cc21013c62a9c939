/**
 * Parses a wallet's response to a permissions request.
 *
 * In      address  of the active account, for a response without one
 * Throws  GrantResponseMissingError   an empty response
 *         GrantResponseInvalidError   another shape, or another chain than requested
 * Source  spec R-SESS-26, R-SESS-27, R-SESS-64
 */
import { plainObject } from '@bowline/api-client/lenient'
import * as v from 'valibot'
import { MAX_DATE_MS } from '../../base/validation/max-date-ms.js'
import { GrantResponseInvalidError, GrantResponseMissingError } from './errors.js'
import type { GrantedPermissions, HexText, PermissionsRequest, SmartSessionPermission } from './request.js'

const hex = v.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value))
const chainSchema = v.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{1,16}$/.test(value))
const addressSchema = v.custom<HexText>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value))
const KINDS = ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance']
const permissionSchema = v.custom<SmartSessionPermission>(
  (value) => v.safeParse(v.object({ type: v.picklist(KINDS), data: plainObject(v.looseObject({})) }), value).success,
)

const responseSchema = v.object({
  permissions: v.pipe(v.array(permissionSchema), v.minLength(1)),
  context: v.pipe(
    hex,
    v.check((text) => text.length <= 65_536),
  ),
  expiry: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_DATE_MS / 1_000)),
  signer: plainObject(v.looseObject({})),
  chainId: chainSchema,
  address: v.optional(addressSchema),
})

/** A grant for the app; `response` is the wallet's response with known fields only, for the data service. */
export type ParsedGrant = Omit<GrantedPermissions, 'context' | 'walletContext'> & {
  readonly response: v.InferOutput<typeof responseSchema>
}

/** Does not compare the granted permissions with the requested ones: wallets may grant less. */
export function parseGrantResponse(response: unknown, request: PermissionsRequest, address: string): ParsedGrant {
  if (response === undefined || response === null) throw new GrantResponseMissingError()
  const parsed = parse(response)
  const { chainId, expiry, permissions, address: own } = parsed
  const account = v.safeParse(addressSchema, own ?? address)
  if (!account.success || BigInt(chainId) !== BigInt(request.chainId)) throw new GrantResponseInvalidError()
  return { chainId, address: account.output, expiry, permissions, response: parsed }
}

/** A response of the page's own wallet may also throw when read. */
function parse(response: unknown): ParsedGrant['response'] {
  try {
    return v.parse(responseSchema, response)
  } catch (error) {
    throw new GrantResponseInvalidError(error)
  }
}
