/**
 * Applies a name that was just registered: sets and caches the account's profile name, and shows the success view if a name view
 * is open.
 *
 * Source  spec R-NAME-17, R-NAME-20, R-NAME-22, R-FLOW-52, R-STORE-17
 */

import { clearTimed, storeTimed } from '../../base/storage/timed-cache.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectIsInModal } from '../../core/state/select-view.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { IDENTITY_CACHE, NAME_CACHE } from '../../wallets/account/identity.js'
import { NAME_VIEWS } from './name-views.js'
import { EMPTY_NAME } from './state.js'

/** Also empties the form. */
export function showRegistered(kit: Kit, { namespace, address }: ActiveSigner, name: string): void {
  const id = address.toLowerCase()
  const avatar = selectAccount(kit.store.get(), namespace).profileImage ?? null
  storeTimed(kit.storage, IDENTITY_CACHE, id, { name, avatar }, Date.now())
  clearTimed(kit.storage, NAME_CACHE.key, (other) => other === id)
  kit.store.batch(() => {
    updateAccount(kit, namespace, { profileName: name, profileImage: avatar, profileStatus: 'ready' })
    kit.store.set({ names: { owner: address, fields: { ...EMPTY_NAME, registered: name } } })
    showSuccess(kit)
  })
}

/** Opens the success view. Going back from it leads to the account instead of the form. */
function showSuccess({ store }: Kit): void {
  if (!selectIsInModal(store.get(), NAME_VIEWS)) return
  store.set({
    navigation: {
      history: [
        { view: 'Account', data: {} },
        { view: 'RegisterAccountNameSuccess', data: {} },
      ],
      direction: 'forward',
    },
  })
}
