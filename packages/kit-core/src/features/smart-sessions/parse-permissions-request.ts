/**
 * Validates the permissions request of an app.
 *
 * In      request  any value from the app; nowSec  the current time in seconds
 * Out     a copy of the request
 * Throws  InvalidPermissionsError   with every problem as `Invalid {path}: {reason}`
 * Source  spec R-SESS-14 to 19, R-SESS-23, R-SESS-60
 */
import * as z from 'zod/mini'
import { InvalidPermissionsError } from './errors.js'
import type { HexText, PermissionsRequest, SmartSessionPermission } from './request.js'

const hex = (pattern: RegExp, reason: string): z.ZodMiniType<HexText> =>
  z.custom<HexText>((value) => typeof value === 'string' && pattern.test(value), reason)

const chainId = hex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,15}$/, 'Must be a chain id in hexadecimal, such as 0x1')
const address = hex(/^0x[0-9a-fA-F]{40}$/, 'Must be an address: 0x and 40 hexadecimal digits')
const quantity = hex(/^0x[0-9a-fA-F]{1,64}$/, 'Must be a whole number in hexadecimal, such as 0x1')
const bytes = hex(/^0x[0-9a-fA-F]+$/, 'Must be hexadecimal, beginning with 0x')
const name = z.string('Must be a text').check(z.minLength(1, 'Must not be empty'))

const listOf = <Item extends z.ZodMiniType>(item: Item, reason: string) =>
  z.array(item, 'Must be a list').check(z.minLength(1, reason))

const functionSchema = z.strictObject({
  functionName: name,
  args: z.optional(
    z.array(
      z.strictObject({
        operator: z.literal(['EQUAL', 'GREATER_THAN', 'LESS_THAN'], 'Must be EQUAL, GREATER_THAN or LESS_THAN'),
        value: bytes,
      }),
      'Must be a list',
    ),
  ),
  valueLimit: z.optional(quantity),
  operation: z.optional(z.literal(['Call', 'DelegateCall'], 'Must be Call or DelegateCall')),
})

const keySchema = z.strictObject({
  type: z.literal(['secp256r1', 'secp256k1'], 'Must be secp256r1 or secp256k1'),
  publicKey: bytes,
})

const policySchema = z.strictObject({
  type: name,
  data: z.looseObject({}, 'Must be an object'),
})

/** A time in the year 5138 in seconds; current times in milliseconds are larger. */
const MAX_SEC = 100_000_000_000
const inSeconds = z.maximum(MAX_SEC, 'Must be in seconds, not in milliseconds')

function allowanceShape(nowSec: number) {
  return {
    allowance: quantity,
    start: z.int('Must be whole seconds').check(z.minimum(nowSec, 'Must not be in the past'), inSeconds),
    period: z.int('Must be whole seconds').check(z.positive('Must be more than 0 seconds')),
  }
}

function requestSchema(nowSec: number) {
  const allowance = allowanceShape(nowSec)
  const permission: z.ZodMiniType<SmartSessionPermission> = z.discriminatedUnion(
    'type',
    [
      z.strictObject({
        type: z.literal('contract-call'),
        data: z.strictObject({
          address,
          abi: z.array(z.unknown(), 'Must be a list'),
          functions: listOf(functionSchema, 'Must hold at least one function'),
        }),
      }),
      z.strictObject({ type: z.literal('native-token-recurring-allowance'), data: z.strictObject(allowance) }),
      z.strictObject({
        type: z.literal('erc20-recurring-allowance'),
        data: z.strictObject({ ...allowance, token: address }),
      }),
    ],
    'Unknown type of permission',
  )
  return z.strictObject({
    chainId,
    address: z.optional(address),
    expiry: z.int('Must be whole seconds').check(z.gt(nowSec, 'Must be in the future'), inSeconds),
    signer: z.strictObject({
      type: z.literal('keys', 'Must be keys'),
      data: z.strictObject({ keys: listOf(keySchema, 'Must hold at least one key') }),
    }),
    permissions: listOf(permission, 'Must hold at least one permission'),
    policies: z.array(policySchema, 'Must be a list'),
  })
}

/** Returns a copy of a valid request. Throws `InvalidPermissionsError` with all problems. */
export function parsePermissionsRequest(request: unknown, nowSec: number): PermissionsRequest {
  const parsed = requestSchema(nowSec).safeParse(request)
  if (parsed.success) return parsed.data
  throw new InvalidPermissionsError([...new Set(parsed.error.issues.flatMap(problemsOf))])
}

function problemsOf(issue: z.core.$ZodIssue): readonly string[] {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'request'
  if (issue.code !== 'unrecognized_keys') return [`Invalid ${at(issue.path)}: ${issue.message}`]
  return issue.keys.map((key) => `Invalid ${at([...issue.path, key])}: Unknown field`)
}
