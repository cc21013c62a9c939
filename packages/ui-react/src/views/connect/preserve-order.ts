/**
 * Keeps a list still under the finger: what was shown stays where it was.
 *
 * In      before  places as they were shown
 *         slots   places as they would be in a fresh list
 * Out     slots   those shown before in their order; a wallet that turns out to be installed in the place it was listed at;
 *                 new ones in the places of placeholders that are gone, then at the end. A recommended wallet that was
 *                 shown stays, also when a newly found one has taken its turn
 * Source  R-VIEW-08, R-CONN-03, R-CONN-06; architecture §2: late answers fill in without moving what is under the finger
 */
import type { WalletRow } from '@bowline/kit-core'
import type { ListSlot } from './list-slots.js'

/** The list with what was shown in its place. */
export function preserveOrder(before: readonly ListSlot[], slots: readonly ListSlot[]): readonly ListSlot[] {
  const now = new Map(slots.map((slot) => [slot.key, slot]))
  const shown = new Set(before.map(({ key }) => key))
  const fresh = slots.filter(({ key }) => !shown.has(key))
  const take = (fits: (slot: ListSlot) => boolean): readonly ListSlot[] => {
    const at = fresh.findIndex(fits)
    return at === -1 ? [] : fresh.splice(at, 1)
  }
  const kept = before.flatMap((slot): readonly ListSlot[] => {
    const same = now.get(slot.key)
    if (same) return [same]
    if (slot.row === undefined) return take(() => true)
    const listed = slot.row
    const found = take(({ row }) => row !== undefined && isSameWallet(row, listed))
    return found.length === 0 && listed.kind === 'recommended' ? [slot] : found
  })
  return [...kept, ...fresh]
}

/** Whether an installed wallet is the one that the directory lists. */
function isSameWallet({ name, connector }: WalletRow, listed: WalletRow): boolean {
  const { rdns, id } = listed.wallet ?? {}
  const { info, explorerId } = connector ?? {}
  if (info?.rdns && rdns) return info.rdns.toLowerCase() === rdns.toLowerCase()
  if (explorerId && id) return explorerId === id
  return name.toLowerCase() === listed.name.toLowerCase()
}
