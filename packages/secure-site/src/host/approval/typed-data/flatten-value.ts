import type { TypedValue } from './typed-value.js'

/** A single value and its path. */
export type FlatValue = { readonly path: string; readonly value: string }

/** Lists all single values of typed data in order, each with its path (`details.amounts[0]`), for the review and its warnings. */
export function flattenValue(value: TypedValue, path = ''): readonly FlatValue[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, value: String(value) }]
  if (isList(value)) {
    return value.length === 0
      ? [{ path, value: '(none)' }]
      : value.flatMap((each, index) => flattenValue(each, `${path}[${index}]`))
  }
  return Object.entries(value).flatMap(([name, each]) => flattenValue(each, path === '' ? name : `${path}.${name}`))
}

function isList(value: Exclude<TypedValue, string | boolean>): value is readonly TypedValue[] {
  return Array.isArray(value)
}
