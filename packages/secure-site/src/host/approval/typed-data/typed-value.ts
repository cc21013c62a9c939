/**
 * Converts a value of typed data to the canonical form in which it is hashed and shown.
 *
 * In      value   untrusted
 *         type    its type name
 *         types   the struct types that the type may refer to
 * Out     integers as decimal text, bytes as lowercase hex, checksummed addresses, structs with exactly their fields
 * Throws  RequestRejectedError  a value that does not match its type exactly
 * Source  EIP-712; security design §7, missing fields, fields outside the type
 */
import { getAddress, isAddress } from 'viem'
import { invalidParams } from '../../policy/rejections.js'
import { parseTypeName } from './parse-type-name.js'
import type { StructTypes } from './struct-types.js'

/** A value in canonical form. */
export type TypedValue = string | boolean | readonly TypedValue[] | { readonly [field: string]: TypedValue }

const HEX = /^0x(?:[0-9a-f]{2})*$/i
const WHOLE = /^(?:-?(?:0|[1-9]\d{0,77})|0x[0-9a-f]{1,64})$/i

/** Converts a value to canonical form. Throws when it does not match its type. */
export function parseTypedValue(value: unknown, type: string, types: StructTypes): TypedValue {
  const read = parseTypeName(type)
  switch (read.kind) {
    case 'list': {
      if (!Array.isArray(value) || (read.length !== undefined && value.length !== read.length)) throw misfit(type)
      return value.map((each: unknown) => parseTypedValue(each, read.of, types))
    }
    case 'struct':
      return parseStruct(value, read.name, types)
    case 'integer':
      return parseIntegerText(value, read.bits, read.isSigned)
    case 'bytes': {
      if (typeof value !== 'string' || !HEX.test(value)) throw misfit(type)
      if (read.size !== undefined && value.length !== 2 + read.size * 2) throw misfit(type)
      return value.toLowerCase()
    }
    case 'address':
      if (typeof value !== 'string' || !isAddress(value)) throw misfit(type)
      return getAddress(value)
    case 'bool':
      if (typeof value !== 'boolean') throw misfit(type)
      return value
    case 'string':
      if (typeof value !== 'string' || /\p{Surrogate}/u.test(value)) throw misfit(type)
      return value
  }
}

function parseStruct(value: unknown, name: string, types: StructTypes): TypedValue {
  const fields = types.get(name) ?? []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit(name)
  const given = new Map(Object.entries(value))
  if (given.size !== fields.length) throw invalidParams('The typed data has fields too many or too few')
  return Object.fromEntries(
    fields.map((field) => {
      if (!given.has(field.name)) throw invalidParams('The typed data lacks a field')
      return [field.name, parseTypedValue(given.get(field.name), field.type, types)]
    }),
  )
}

function parseIntegerText(value: unknown, bits: number, isSigned: boolean): string {
  const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof written !== 'string' || !WHOLE.test(written)) throw misfit('a whole number')
  const whole = BigInt(written)
  const top = 1n << BigInt(isSigned ? bits - 1 : bits)
  if (whole >= top || whole < (isSigned ? -top : 0n)) throw misfit('a whole number')
  return String(whole)
}

function misfit(type: string) {
  return invalidParams(`The typed data has a value that is not ${type.slice(0, 64)}`)
}
