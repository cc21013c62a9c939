import { perOwner } from '../../base/async/per-owner.js'

type Kept<Value> = { readonly inputs: readonly unknown[]; readonly value: Value }

/**
 * Creates a memory of one value per owner, such as a kit's config or a part of its state. It computes the value again
 * only when an input changes, so that a selector returns the same object meanwhile.
 */
export function memoizeByOwner<Value>(): (owner: object, inputs: readonly unknown[], compute: () => Value) => Value {
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
