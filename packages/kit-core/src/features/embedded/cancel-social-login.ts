import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { updateAuth } from './update-auth.js'

/** Cancels a social login and goes back to the view that started it. Source: spec R-CONN-68, R-VIEW-36. */
export function cancelSocialLogin(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  kit.store.batch(() => {
    updateAuth(kit, { social: undefined })
    if (modal.open && currentRoute(navigation).view === 'ConnectingSocial') goBack(kit)
  })
}
