/**
 * Keeps the order of a wallet list that is on screen, so that nothing moves under the user's finger.
 *
 * In      before  slots as they were shown
 *         slots   slots of a newly created list
 * Out     slots   shown slots in their order. A wallet that turns out to be installed stays where it was listed. New wallets
 *                 replace placeholders, then follow at the end; so do new headings, without which nothing moves. A recommended wallet that was shown stays, even when a newly
 *                 discovered wallet would replace it
 * Source  R-VIEW-08, R-CONN-03, R-CONN-06; architecture §2: late responses fill in without moving what is under the finger
 */
import type { WalletRow } from '@bowline/kit-core'
import type { ListSlot } from './list-slots.js'

/** Applies the order of the shown slots to new slots. */
export function preserveOrder(before: readonly ListSlot[], slots: readonly ListSlot[]): readonly ListSlot[] {
  const now = new Map(slots.map((slot) => [slot.key, slot]))
  const shown = new Set(before.map(({ key }) => key))
  const fresh = slots.filter(({ key }) => !shown.has(key))
  const takeFirst = (fits: (slot: ListSlot) => boolean): readonly ListSlot[] => {
    const at = fresh.findIndex(fits)
    return at === -1 ? [] : fresh.splice(at, 1)
  }
  const kept = before.flatMap((slot): readonly ListSlot[] => {
    const same = now.get(slot.key)
    if (same) return [same]
    if (slot.heading !== undefined) return []
    if (slot.row === undefined) return takeFirst(({ heading }) => heading === undefined)
    const listed = slot.row
    const found = takeFirst(({ row }) => row !== undefined && isSameWallet(row, listed))
    return found.length === 0 && listed.kind === 'recommended' ? [slot] : found
  })
  return [...kept, ...fresh].filter(hasRowsBelow)
}

/** False for a heading above nothing: the wallets that it was for stayed where they were listed. */
function hasRowsBelow({ heading }: ListSlot, at: number, slots: readonly ListSlot[]): boolean {
  const next = slots[at + 1]
  return heading === undefined || (next !== undefined && next.heading === undefined)
}

/** Whether an installed wallet is the same as a listed one. */
function isSameWallet({ name, connector }: WalletRow, listed: WalletRow): boolean {
  const { rdns, id } = listed.wallet ?? {}
  const { info, explorerId } = connector ?? {}
  if (info?.rdns && rdns) return info.rdns.toLowerCase() === rdns.toLowerCase()
  if (explorerId && id) return explorerId === id
  return name.toLowerCase() === listed.name.toLowerCase()
}
