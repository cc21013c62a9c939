/**
 * Wraps an adapter so that `openPrompts` in state counts its open wallet prompts (connect, sign, send, switch,
 * permissions). After a failed request, the wallet is checked if it answered "unauthorized".
 *
 * Source  spec R-MODAL-60, R-CONN-281
 */

import type { Adapter } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'
import { loadWalletCheck } from './load-reconnect.js'

const PROMPTING_METHODS = /^(connect|switch(Account|Network)|sign.+|send.+|writeContract|(grant|revoke)Permissions)$/
/** Requests that a wallet serves without prompting the user. */
const SILENT = /^(getCapabilities|getCallsStatus|walletGetAssets)$/

export function countOpenPrompts(kit: Kit, adapter: Adapter): Adapter {
  const wrapped: Adapter = Object.create(adapter)
  const count = (by: number) => by !== 0 && kit.store.set(({ openPrompts }) => ({ openPrompts: openPrompts + by }))
  for (const [name, member] of Object.entries(adapter)) {
    const step = PROMPTING_METHODS.test(name) ? 1 : 0
    if (typeof member !== 'function' || (step === 0 && !SILENT.test(name))) continue
    const value = async (params: unknown) => {
      count(step)
      try {
        return await Reflect.apply(member, adapter, [params])
      } catch (error) {
        // If that code cannot be loaded, the check runs on the user's next return.
        loadWalletCheck().then(
          (it) => it.recheckIfUnauthorized(kit, adapter.namespace, params, error),
          () => {},
        )
        throw error
      } finally {
        count(-step)
      }
    }
    Object.defineProperty(wrapped, name, { value })
  }
  return wrapped
}
