'use client'

import { useState } from 'react'
import type { ListSlot } from './list-slots.js'
import { preserveOrder } from './preserve-order.js'

type Shown = { readonly scope: unknown; readonly slots: readonly ListSlot[] }

/** Applies `preserveOrder` to the slots on screen, once `isSettled`. A different `scope` starts a new list. */
export function useStableSlots(slots: readonly ListSlot[], scope: unknown, isSettled: boolean): readonly ListSlot[] {
  const [shown, setShown] = useState<Shown>({ scope, slots: [] })
  const isSameList = isSettled && shown.scope === scope && shown.slots.length > 0
  const steady = isSameList ? preserveOrder(shown.slots, slots) : slots
  const isShown =
    shown.scope === scope &&
    shown.slots.length === steady.length &&
    steady.every(({ key }, at) => shown.slots[at]?.key === key)
  if (!isShown) setShown({ scope, slots: steady })
  return steady
}
