import { perOwner } from '../../base/async/scope.js'

type Kept<Value> = { readonly inputs: readonly unknown[]; readonly value: Value }

/**
 * Remembers the last value of each owner, such as a kit's config or a part of its state, so that a selector returns the same
 * object while none of its inputs changes.
 */
export function memoizeByKit<Value>(): (owner: object, inputs: readonly unknown[], compute: () => Value) => Value {
  const memory = perOwner((): { kept?: Kept<Value> } => ({}))
  return (owner, inputs, compute) => {
    const own = memory(owner)
    if (own.kept?.inputs.every((input, index) => input === inputs[index])) return own.kept.value
    const value = compute()
    own.kept = { inputs, value }
    return value
  }
}
