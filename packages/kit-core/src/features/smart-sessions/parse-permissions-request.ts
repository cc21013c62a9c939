/**
 * Validates the request that an app passes to `grantPermissions`.
 *
 * In      nowSec  the current time in epoch seconds
 * Throws  InvalidPermissionsError   with every problem as `Invalid {path}: {reason}`
 * Source  spec R-SESS-14 to 19, R-SESS-23, R-SESS-60
 */
import { plainObject } from '@bowline/api-client/lenient'
import * as v from 'valibot'
import { InvalidPermissionsError } from './errors.js'
import type { HexText, PermissionsRequest, SmartSessionPermission } from './request.js'

const hex = (pattern: RegExp, reason: string): v.GenericSchema<unknown, HexText> =>
  v.custom<HexText>((value) => typeof value === 'string' && pattern.test(value), reason)

const chainId = hex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,15}$/, 'Must be a chain id in hexadecimal, such as 0x1')
const address = hex(/^0x[0-9a-fA-F]{40}$/, 'Must be an address: 0x and 40 hexadecimal digits')
const quantity = hex(/^0x[0-9a-fA-F]{1,64}$/, 'Must be a whole number in hexadecimal, such as 0x1')
const bytes = hex(/^0x[0-9a-fA-F]+$/, 'Must be hexadecimal, beginning with 0x')
const name = v.pipe(v.string('Must be a text'), v.minLength(1, 'Must not be empty'))

/** An object without other fields. `v.strictObject` reports only the first unknown field. */
const strictObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.objectWithRest(entries, v.never('Unknown field'), ({ path }) => describeMissing(entries, path?.[0]?.key))

/** A missing field gets the message of its schema. */
function describeMissing(entries: v.ObjectEntries, key: unknown): string {
  const schema = entries[String(key)]
  return (schema && v.safeParse(schema, undefined).issues?.[0].message) ?? 'Must be an object'
}

const listOf = <T>(item: v.GenericSchema<unknown, T>, reason: string) =>
  v.pipe(v.array(item, 'Must be a list'), v.minLength(1, reason))

const functionSchema = strictObject({
  functionName: name,
  args: v.optional(
    v.array(
      strictObject({
        operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN'], 'Must be EQUAL, GREATER_THAN or LESS_THAN'),
        value: bytes,
      }),
      'Must be a list',
    ),
  ),
  valueLimit: v.optional(quantity),
  operation: v.optional(v.picklist(['Call', 'DelegateCall'], 'Must be Call or DelegateCall')),
})

const keySchema = strictObject({
  type: v.picklist(['secp256r1', 'secp256k1'], 'Must be secp256r1 or secp256k1'),
  publicKey: bytes,
})

const policySchema = strictObject({
  type: name,
  data: v.looseObject({}, 'Must be an object'),
})

/** A time in the year 5138 in seconds; current times in milliseconds are larger. */
const MAX_SEC = 100_000_000_000
const seconds = v.pipe(
  v.number('Must be whole seconds'),
  v.safeInteger('Must be whole seconds'),
  v.maxValue(MAX_SEC, 'Must be in seconds, not in milliseconds'),
)

function allowanceShape(nowSec: number) {
  return {
    allowance: quantity,
    start: v.pipe(seconds, v.minValue(nowSec, 'Must not be in the past')),
    period: v.pipe(
      v.number('Must be whole seconds'),
      v.safeInteger('Must be whole seconds'),
      v.gtValue(0, 'Must be more than 0 seconds'),
    ),
  }
}

function requestSchema(nowSec: number) {
  const allowance = allowanceShape(nowSec)
  const permission: v.GenericSchema<unknown, SmartSessionPermission> = v.variant(
    'type',
    [
      strictObject({
        type: v.literal('contract-call'),
        data: strictObject({
          address,
          abi: v.array(v.unknown(), 'Must be a list'),
          functions: listOf(functionSchema, 'Must hold at least one function'),
        }),
      }),
      strictObject({ type: v.literal('native-token-recurring-allowance'), data: strictObject(allowance) }),
      strictObject({
        type: v.literal('erc20-recurring-allowance'),
        data: strictObject({ ...allowance, token: address }),
      }),
    ],
    'Unknown type of permission',
  )
  return strictObject({
    chainId,
    address: v.optional(address),
    expiry: v.pipe(seconds, v.gtValue(nowSec, 'Must be in the future')),
    signer: strictObject({
      type: v.literal('keys', 'Must be keys'),
      data: strictObject({ keys: listOf(keySchema, 'Must hold at least one key') }),
    }),
    permissions: listOf(permission, 'Must hold at least one permission'),
    policies: v.array(policySchema, 'Must be a list'),
  })
}

/** Returns a copy of the request. Unknown fields are problems. */
export function parsePermissionsRequest(request: unknown, nowSec: number): PermissionsRequest {
  const parsed = v.safeParse(plainObject(requestSchema(nowSec)), request, { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  throw new InvalidPermissionsError([...new Set(parsed.issues.map(describeIssue))])
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `Invalid ${v.getDotPath(issue) ?? 'request'}: ${issue.message}`
}
