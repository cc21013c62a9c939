import type { Kit } from '../../kit.js'
import { loadLogin } from './load-login.js'
import type { PreferredAccountTypeParams } from './login-params.js'

/**
 * Changes the kind of account the embedded wallet is used with.
 *
 * Out     resolves when the account of that kind is the active one; a failure restores the kind before, with a toast
 * Throws  FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-77 to 80
 */
export async function setPreferredAccountType(kit: Kit, params: PreferredAccountTypeParams): Promise<void> {
  const { changeAccountType } = await loadLogin(() => import('./change-account-type.js'))
  await changeAccountType(kit, params)
}
