/**
 * Parses the name of an EIP-712 type.
 *
 * In      name   as written in a field
 * Out     what it is: a list, an integer, bytes, a plain value or a struct
 * Throws  RequestRejectedError  a name that EIP-712 does not define
 * Source  EIP-712, definition of typed structured data
 */
import { invalidParams } from '../../policy/rejections.js'

/** A parsed type name. `of` is the element type of a list; `length` and `size` are undefined when dynamic. */
export type TypeKind =
  | { readonly kind: 'list'; readonly of: string; readonly length: number | undefined }
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean }
  | { readonly kind: 'bytes'; readonly size: number | undefined }
  | { readonly kind: 'address' | 'bool' | 'string' }
  | { readonly kind: 'struct'; readonly name: string }

const LIST = /^(.+)\[(\d{0,4})\]$/
const NUMBER = /^(u?)int(\d{1,3})$/
const BYTES = /^bytes(\d{0,2})$/
const STRUCT = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/

/** Parses the name of a type. */
export function parseTypeName(name: string): TypeKind {
  const [, of, length] = LIST.exec(name) ?? []
  if (of !== undefined) return { kind: 'list', of, length: length ? Number(length) : undefined }
  const [, unsigned, bits] = NUMBER.exec(name) ?? []
  if (bits !== undefined) {
    const size = Number(bits)
    if (size < 8 || size > 256 || size % 8 !== 0) throw invalidParams('The typed data has an unknown type')
    return { kind: 'integer', bits: size, isSigned: unsigned === '' }
  }
  const [, bytes] = BYTES.exec(name) ?? []
  if (bytes !== undefined) {
    const size = bytes === '' ? undefined : Number(bytes)
    if (size !== undefined && (size < 1 || size > 32)) throw invalidParams('The typed data has an unknown type')
    return { kind: 'bytes', size }
  }
  if (name === 'address' || name === 'bool' || name === 'string') return { kind: name }
  if (!STRUCT.test(name) || name === '__proto__') throw invalidParams('The typed data has an unknown type')
  return { kind: 'struct', name }
}
