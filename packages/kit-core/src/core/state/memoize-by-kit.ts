import type { KitConfig } from '../config/parse-options.js'

type Kept<Value> = { readonly inputs: readonly unknown[]; readonly value: Value }

/** Remembers the last value of each kit, so that a selector answers the same object while nothing it reads changes. */
export function memoizeByKit<Value>(): (config: KitConfig, inputs: readonly unknown[], compute: () => Value) => Value {
  const kept = new WeakMap<KitConfig, Kept<Value>>()
  return (config, inputs, compute) => {
    const known = kept.get(config)
    if (known?.inputs.every((input, index) => input === inputs[index])) return known.value
    const value = compute()
    kept.set(config, { inputs, value })
    return value
  }
}
