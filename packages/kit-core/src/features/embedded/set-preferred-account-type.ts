import { isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { loadLogin } from './load-login.js'
import type { PreferredAccountTypeParams } from './login-params.js'

/**
 * Makes the smart account or the EOA of the embedded wallet the preferred one in a namespace. Loads the code on demand.
 *
 * Out     resolves when the account of that type is active; a failure restores the stored preference and shows a toast
 * Throws  FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-CONN-77 to 80
 */
export async function setPreferredAccountType(kit: Kit, params: PreferredAccountTypeParams): Promise<void> {
  const checked = parseInput(params, { type: isText, namespace: isText })
  const { changeAccountType } = await loadLogin(() => import('./change-account-type.js'))
  await changeAccountType(kit, checked)
}
