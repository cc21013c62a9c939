/**
 * Parses typed data into the canonical form that is hashed and shown.
 *
 * In      what a page sends: an object or the same as JSON text; the account's chain
 * Out     the needed types only, domain, primary type, message; and the JSON text that the signer hashes
 * Throws  RequestRejectedError  over 64 KiB, another chain, missing, extra or duplicate types or fields, a value that does not fit
 * Source  EIP-712; security design §7
 */

import { plainObject } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { invalidParams } from '../../policy/rejections.js'
import { collectTypes, type StructTypes, type TypedField } from './struct-types.js'
import { parseTypedValue, type TypedValue } from './typed-value.js'

const MAX_TYPED_DATA_LENGTH = 65_536

const schema = v.strictObject({
  types: plainObject(v.record(v.string(), v.array(v.strictObject({ name: v.string(), type: v.string() })))),
  primaryType: v.string(),
  domain: plainObject(v.record(v.string(), v.unknown())),
  message: plainObject(v.record(v.string(), v.unknown())),
})

const DOMAIN_FIELDS: ReadonlyMap<string, string> = new Map([
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
])

/** Parsed typed data. */
export type ParsedTypedData = {
  readonly types: StructTypes
  readonly primaryType: string
  readonly domain: ReadonlyMap<string, TypedValue>
  readonly message: TypedValue
  /** Canonical JSON, which the signer hashes. */
  readonly json: string
}

/** Parses typed data from a page, or from bytes about to be hashed. */
export function parseTypedData(input: unknown, chainId: number): ParsedTypedData {
  const parsed = v.safeParse(schema, parseJson(input))
  if (!parsed.success) throw invalidParams('The typed data is malformed')
  const { types, primaryType, domain, message } = parsed.output
  if (primaryType === 'EIP712Domain') throw invalidParams('The typed data has no message')
  const given: StructTypes = new Map(Object.entries(types))
  const needed = collectTypes(given, primaryType)
  const domainTypes = new Map([['EIP712Domain', domainFields(domain, given.get('EIP712Domain'))]])
  const readDomain = parseTypedValue(domain, 'EIP712Domain', domainTypes)
  const readMessage = parseTypedValue(message, primaryType, needed)
  const domainMap = new Map(Object.entries(readDomain))
  const stated = domainMap.get('chainId')
  if (stated !== undefined && stated !== String(chainId)) throw invalidParams('The typed data is for another network')
  const json = JSON.stringify({
    types: Object.fromEntries([...domainTypes, ...needed]),
    primaryType,
    domain: readDomain,
    message: readMessage,
  })
  if (json.length > MAX_TYPED_DATA_LENGTH) throw invalidParams('The typed data is too long')
  return { types: needed, primaryType, domain: domainMap, message: readMessage, json }
}

function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input
  if (input.length > MAX_TYPED_DATA_LENGTH) throw invalidParams('The typed data is too long')
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

function domainFields(domain: object, stated: readonly TypedField[] | undefined): readonly TypedField[] {
  const names = Object.keys(domain)
  const fields = stated ?? [...DOMAIN_FIELDS].flatMap(([name, type]) => (names.includes(name) ? [{ name, type }] : []))
  if (fields.length !== new Set(fields.map(({ name }) => name)).size)
    throw invalidParams('The typed data has a field twice')
  if (fields.some(({ name, type }) => DOMAIN_FIELDS.get(name) !== type))
    throw invalidParams('The typed data has an unknown domain')
  return fields
}
