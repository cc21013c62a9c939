import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { withinTime } from '../lifecycle/pause.js'
import type { KitState } from '../state.js'
import { remembered } from './remembered.js'

/** As long as a restore may take. */
const LIMIT_MS = 10_000

/**
 * Waits until a stored connection of the namespace is back or given up, so that nothing is done as if there were none. Undefined
 * where there is nothing to wait for.
 */
export function untilRestored(kit: Kit, namespace: Namespace): Promise<void> | undefined {
  const isOver = ({ connect, lifecycle }: KitState) => lifecycle !== 'booting' && !connect.restoring.includes(namespace)
  if (isOver(kit.store.get()) || remembered(kit, namespace).length === 0) return undefined
  let stop = () => {}
  const over = new Promise<void>((resolve) => {
    stop = kit.subscribe(isOver, (is) => is && resolve())
  })
  return withinTime(over, LIMIT_MS).then(stop)
}
