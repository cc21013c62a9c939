/**
 * Finds out what of the last transfer has reached its receiver, once the chain has carried it out.
 *
 * In      readArrival   of the adapter; without it nobody can tell
 * Out     state tells, `arrived` of what was sent
 * Source  spec R-SEND-73, R-SEND-74
 */
import type { SentAnswer } from '../adapter/adapter.js'
import { formatUnits } from '../amount/parse-units.js'
import type { Kit } from '../kit.js'
import { decimalsOf } from './amounts.js'
import type { Transfer } from './read-transfer.js'
import { rememberSend } from './update-send.js'

const stops = new WeakMap<Kit, () => void>()

/** Waits for the end of the transfer, until another one is sent or the kit stops. */
export function followArrival(kit: Kit, { token }: Transfer, readArrival: SentAnswer['readArrival']): void {
  stops.get(kit)?.()
  if (!readArrival) return
  const read = async () => {
    const { sent } = kit.store.get().send
    if (sent?.status !== 'success') return
    stop()
    const value = await readArrival(sent.hash)
    const now = kit.store.get().send.sent
    if (value === undefined || now?.hash !== sent.hash) return
    rememberSend(kit, { sent: { ...now, arrived: formatUnits(value, decimalsOf(token)) } })
  }
  const stop = kit.subscribe(
    ({ send }) => send.sent,
    () => {
      read().catch((error: unknown) => kit.log.debug('What arrived is not known', error))
    },
  )
  stops.set(kit, stop)
  kit.lifetime().addEventListener('abort', stop, { once: true })
}
