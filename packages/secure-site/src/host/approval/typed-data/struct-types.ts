/**
 * Collects the struct types that typed data needs, and no others.
 *
 * In      types     untrusted, by name
 *         primary   the name of the root type
 * Out     each reachable type with its fields
 * Throws  RequestRejectedError  a type is missing, recursive, or has a duplicate or invalid field
 * Source  EIP-712; security design §7, recursive types
 */
import { invalidParams } from '../../policy/rejections.js'
import { parseTypeName } from './parse-type-name.js'

/** A field of a struct. */
export type TypedField = { readonly name: string; readonly type: string }

/** Struct types by name. */
export type StructTypes = ReadonlyMap<string, readonly TypedField[]>

const FIELD_NAME = /^[A-Za-z_$][A-Za-z0-9_$]{0,63}$/

/** Collects the types reachable from `primary`. */
export function collectTypes(types: StructTypes, primary: string): StructTypes {
  const found = new Map<string, readonly TypedField[]>()
  const walk = (name: string, above: readonly string[]): void => {
    if (above.includes(name)) throw invalidParams('The typed data has a recursive type')
    if (found.has(name)) return
    const fields = types.get(name)
    if (fields === undefined) throw invalidParams('The typed data lacks a type')
    if (new Set(fields.map((field) => field.name)).size !== fields.length)
      throw invalidParams('The typed data has a field twice')
    for (const { name: field, type } of fields) {
      if (!FIELD_NAME.test(field) || field === '__proto__') throw invalidParams('The typed data has an invalid field')
      const struct = getStructName(type)
      if (struct !== undefined) walk(struct, [...above, name])
    }
    found.set(name, fields)
  }
  walk(primary, [])
  return found
}

function getStructName(type: string): string | undefined {
  const read = parseTypeName(type)
  if (read.kind === 'list') return getStructName(read.of)
  return read.kind === 'struct' ? read.name : undefined
}
