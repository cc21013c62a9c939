/**
 * Notes while a wallet asks its user something, in every family and for every part of the kit; a wallet that answers with
 * "unauthorized" is asked what it still opens.
 *
 * In      adapter
 * Out     the same adapter; `asking` of the state counts the questions that are open
 * Source  spec R-MODAL-60, R-CONN-281
 */

import type { Adapter } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'
import { loadReturn } from './load-reconnect.js'

const PROMPTING_METHODS = /^(connect|switch(Account|Network)|sign.+|send.+|writeContract|(grant|revoke)Permissions)$/
/** Answered by the wallet, without a question to its user. */
const SILENT = /^(getCapabilities|getCallsStatus|walletGetAssets)$/

/** Has the state tell while the adapter's wallets ask something. */
export function countOpenRequests(kit: Kit, adapter: Adapter): Adapter {
  const noted: Adapter = Object.create(adapter)
  const count = (by: number) => by !== 0 && kit.store.set(({ openPrompts }) => ({ openPrompts: openPrompts + by }))
  for (const [name, member] of Object.entries(adapter)) {
    const step = PROMPTING_METHODS.test(name) ? 1 : 0
    if (typeof member !== 'function' || (step === 0 && !SILENT.test(name))) continue
    const value = async (params: unknown) => {
      count(step)
      try {
        return await Reflect.apply(member, adapter, [params])
      } catch (error) {
        // Without that code the next return asks.
        loadReturn().then(
          (it) => it.askIfUnauthorized(kit, adapter.namespace, params, error),
          () => {},
        )
        throw error
      } finally {
        count(-step)
      }
    }
    Object.defineProperty(noted, name, { value })
  }
  return noted
}
