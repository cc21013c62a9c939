import { perOwner } from '../../base/async/scope.js'

type Kept<Value> = { readonly inputs: readonly unknown[]; readonly value: Value }

/**
 * Remembers the last value of each owner, such as a kit's config or a part of its state. A selector then returns the
 * same object while none of its inputs changes.
 */
export function memoizeByKit<Value>(): (owner: object, inputs: readonly unknown[], compute: () => Value) => Value {
  const memory = perOwner((): { kept?: Kept<Value> } => ({}))
  return (owner, inputs, compute) => {
    const own = memory(owner)
    if (own.kept && isSameList(own.kept.inputs, inputs)) return own.kept.value
    const value = compute()
    own.kept = { inputs, value }
    return value
  }
}

function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index])
}
