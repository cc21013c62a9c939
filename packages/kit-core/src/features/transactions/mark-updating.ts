import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'

/** Sets the update marks of an account, or only the mark `only`. */
export function markUpdating(kit: Kit, account: CaipAddress, keys: readonly string[], only: string): void {
  const { updating = [] } = kit.store.get()
  const others = updating.filter((key) => (only === '' ? !key.startsWith(`${account}/`) : key !== only))
  const marked = [...others, ...keys]
  const isSame = marked.length === updating.length && marked.every((key) => updating.includes(key))
  if (!isSame) kit.store.set({ updating: marked })
}
