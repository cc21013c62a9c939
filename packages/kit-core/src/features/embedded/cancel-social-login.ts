import { selectShownView } from '../../core/state/select-view.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { updateAuth } from './update-auth.js'

/** Cancels a social login that waits for the provider, and goes back from ConnectingSocial. Source: spec R-CONN-68, R-VIEW-36. */
export function cancelSocialLogin(kit: Kit): void {
  kit.store.batch(() => {
    updateAuth(kit, { social: undefined })
    if (selectShownView(kit.store.get()) === 'ConnectingSocial') goBack(kit)
  })
}
