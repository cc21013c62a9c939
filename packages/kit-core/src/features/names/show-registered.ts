/**
 * Applies a name that was just registered: sets and caches the account's profile name, and shows the success view if a name view
 * is open.
 *
 * Source  spec R-NAME-17, R-NAME-20, R-NAME-22, R-NAME-34, R-FLOW-52, R-STORE-17
 */

import { clearTimed, storeTimed } from '../../base/storage/timed-cache.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectIsInModal } from '../../core/state/select-view.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import { IDENTITY_CACHE, NAME_CACHE } from '../../wallets/account/identity.js'
import { NAME_VIEWS } from './name-views.js'
import { EMPTY_NAME } from './state.js'

/** Also empties the form. When another account is active now, a toast reports the registration. */
export function showRegistered(kit: Kit, { namespace, address }: ActiveSigner, name: string): void {
  const id = address.toLowerCase()
  const account = selectAccount(kit.store.get(), namespace)
  const isSame = account.address === address
  const avatar = (isSame ? account.profileImage : undefined) ?? null
  storeTimed(kit.storage, IDENTITY_CACHE, id, { name, avatar }, Date.now())
  clearTimed(kit.storage, NAME_CACHE.key, (other) => other === id)
  const isActive = selectAccount(kit.store.get()).address === address
  if (!isActive) showToast(kit, { name: 'name-registered', message: 'Name registered' })
  kit.store.batch(() => {
    if (isSame) updateAccount(kit, namespace, { profileName: name, profileImage: avatar, profileStatus: 'ready' })
    if (!isActive && kit.store.get().names.owner !== address) return
    kit.store.set({ names: { owner: address, fields: { ...EMPTY_NAME, registered: name } } })
    if (isActive) showSuccess(kit)
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
