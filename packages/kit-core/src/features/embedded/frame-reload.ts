/**
 * The frame begins anew after a login that was left. What else is asked of it waits for that.
 *
 * In      reload  settles in time, whatever the frame does
 * Out     blockUntilReloaded   has it wait
 *         untilReloaded   resolves at once while nothing is held
 * Source  spec R-FRAME-67, R-NAV-13
 */
import type { Kit } from '../../kit.js'

const reloads = new WeakMap<Kit, Promise<unknown>>()

/** Begins to hold what is asked. */
export function blockUntilReloaded(kit: Kit, reload: Promise<unknown>): void {
  reloads.set(kit, reload)
}

/** Waits for a reload under way. */
export async function untilReloaded(kit: Kit): Promise<void> {
  await reloads.get(kit)
}
