import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { selectName } from './select-name.js'
import type { NameFields } from './state.js'

/** Merges a patch into the name form, which belongs to the active account from then on. */
export function updateName({ store }: Kit, patch: Partial<NameFields>): void {
  store.set((state) => ({
    names: { owner: selectAccount(state).address, fields: { ...selectName(state), ...patch } },
  }))
}
