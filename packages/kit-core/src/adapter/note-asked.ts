/**
 * Notes while a wallet asks its visitor something, in every family and whatever of the kit it was asked by.
 *
 * In      adapter
 * Out     the same adapter; `asking` of the state counts the questions that are open
 * Source  spec R-MODAL-60
 */
import type { Kit } from '../kit.js'
import type { Adapter } from './adapter.js'

const QUESTIONS = /^(connect|switch(Account|Network)|sign.+|send.+|writeContract|(grant|revoke)Permissions)$/

/** Has the state tell while the adapter's wallets ask something. */
export function noteAsked({ store }: Kit, adapter: Adapter): Adapter {
  const noted: Adapter = Object.create(adapter)
  const count = (by: number) => store.set(({ asking }) => ({ asking: asking + by }))
  for (const [name, member] of Object.entries(adapter)) {
    if (typeof member !== 'function' || !QUESTIONS.test(name)) continue
    const value = async (params: unknown) => {
      count(1)
      try {
        return await Reflect.apply(member, adapter, [params])
      } finally {
        count(-1)
      }
    }
    Object.defineProperty(noted, name, { value })
  }
  return noted
}
